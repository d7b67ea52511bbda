// SPDX-License-Identifier: MIT

import Charts
import Testing
import UIKit

private struct Sale: Identifiable {
  let id: Int
  let day: Date
  let kind: String
  let amount: Double
}

private enum Size: String, Plottable { case small, large }

private struct Selection: ChartContent {
  let day: Date
  var body: some ChartContent {
    RuleMark(x: .value("Selected", day)).foregroundStyle(Color.gray.opacity(0.3)).zIndex(-1)
      .annotation(
        position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
      ) { Text("chosen") }
  }
}

/// Charts as tutorials have them.
private struct SalesView: View {
  var sales = [Sale(id: 1, day: .distantPast, kind: "a", amount: 2)]
  @State private var day: Date?
  @State private var angle: Double?
  @State private var position = Date.distantPast
  @State private var isOpen = false

  var body: some View {
    VStack {
      bars
      lines
      Chart(sales, id: \.kind) { sale in
        SectorMark(
          angle: .value("Amount", sale.amount), innerRadius: .ratio(0.6), angularInset: 2
        )
        .foregroundStyle(by: .value(Text("Kind"), sale.kind))
        .opacity(sale.kind == "a" ? 1 : 0.3)
        RectangleMark(
          x: .value("Size", Size.small), y: .value("Kind", sale.kind), width: .ratio(1),
          height: 20)
      }
      .chartAngleSelection(value: $angle)
      .chartBackground { _ in Text("Total") }
      Button("Details") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Text("Details") }
  }

  private var bars: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Amount", sale.amount))
        .foregroundStyle(by: .value("Kind", sale.kind))
        .position(by: .value("Kind", sale.kind))
        .cornerRadius(4)
        .annotation(position: .top) { Text(sale.kind) }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine()
        AxisTick()
        if let date = value.as(Date.self) { AxisValueLabel { Text(date, style: .date) } }
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartForegroundStyleScale(["a": Color.red, "b": Color.blue])
    .chartLegend(position: .bottom)
    .chartXSelection(value: $day)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * 7)
    .chartScrollPosition(x: $position)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Color.clear.onTapGesture { place in
          guard let frame = proxy.plotFrame else { return }
          day = proxy.value(atX: place.x - geometry[frame].minX)
        }
      }
    }
  }

  private var lines: some View {
    Chart {
      ForEach(sales) { sale in
        LineMark(
          x: .value("Day", sale.day), y: .value("Amount", sale.amount),
          series: .value("Kind", sale.kind)
        )
        .interpolationMethod(.catmullRom)
        .symbol(.circle)
        .lineStyle(StrokeStyle(lineWidth: 2))
        AreaMark(
          x: .value("Day", sale.day), yStart: .value("Low", 0), yEnd: .value("High", sale.amount))
        PointMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount)).symbolSize(30)
      }
      RuleMark(y: .value("Average", 3)).annotation(alignment: .leading) { Text("average") }
      if let day { Selection(day: day) }
    }
    .chartXScale(range: .plotDimension(padding: 20))
    .chartYScale(domain: 0...10)
    .chartYAxis(.hidden)
    .chartXAxisLabel("Days")
    .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
  }
}

@MainActor
@Suite("Charts")
struct ChartTests {
  @Test func `take their place and show nothing, so that what is around them can be touched`() {
    let stage = Stage(SalesView())
    #expect(stage.texts == ["Details"])
    stage.tap("Details")
    #expect(stage.presented.count == 1)
  }

  @Test func `let a scene know what of them a user could touch`() {
    let stage = Stage(SalesView())
    #expect(
      Set(stage.scene.notes(.unimplemented)) == [
        "View.chartAngleSelection", "View.chartOverlay", "View.chartXSelection",
      ])
  }
}
