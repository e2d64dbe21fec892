import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DataTable } from "./data-table.tsx";

const columns = [
  { key: "name", header: "Name", sortable: true, render: (row: string) => row },
  { key: "shares", header: "Shares", sortable: true, align: "end" as const, render: () => "4" },
  { key: "menu", header: "Actions", hideHeader: true, render: () => "…" },
];

const table = (more: Partial<Parameters<typeof DataTable<string>>[0]>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DataTable label="People" columns={columns} rows={["Ada", "Ben"]} rowKey={(row) => row} {...more} />
    </MantineProvider>,
  );

describe("a list in the back office", () => {
  it("exposes the sorted column", () => {
    const markup = table({ sort: { key: "shares", direction: "desc" }, onSort: () => undefined });
    expect(markup.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="none"', 'aria-sort="descending"']);
  });

  it("labels every checkbox and marks the selected rows", () => {
    const markup = table({
      selection: {
        selected: new Set(["Ben"]),
        onChange: () => undefined,
        allLabel: "All",
        rowLabel: (row) => `Choose ${row}`,
      },
    });
    expect(markup).toContain('aria-label="All"');
    expect(markup).toContain('aria-label="Choose Ada"');
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
  });

  it("keeps its header while loading and hides the placeholders from screen readers", () => {
    const markup = table({ loading: { label: "Loading people", rows: 2 } });
    expect(markup).toContain("Name");
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain("Loading people");
    expect(markup).not.toContain("Ada");
  });
});
