import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NetworkChip } from "./network-chip.tsx";

const nothing = () => undefined;

describe("the chip of a network", () => {
  it("is a checkbox while the network is connected", () => {
    const off = renderToStaticMarkup(
      <NetworkChip network="x" name="X" state="connected" onToggle={nothing} />,
    );
    const on = renderToStaticMarkup(<NetworkChip network="x" name="X" state="selected" onToggle={nothing} />);
    expect(off).toMatch(/<input type="checkbox"(?![^>]*checked)/);
    expect(on).toMatch(/<input type="checkbox"[^>]*checked/);
  });

  it("offers to connect, and cannot be ticked, while the network is not connected", () => {
    const chip = renderToStaticMarkup(
      <NetworkChip
        network="xing"
        name="Xing"
        state="absent"
        connectLabel="Verbinden"
        onConnect={nothing}
        onRefused={nothing}
      />,
    );
    expect(chip).toMatch(/<button type="button"[^>]*aria-label="Xing Verbinden"/);
    expect(chip).toMatch(/<input type="checkbox"(?![^>]*checked)/);
  });

  it("stays readable but cannot be changed once shared", () => {
    const chip = renderToStaticMarkup(
      <MantineProvider>
        <NetworkChip network="linkedin" name="LinkedIn" state="shared" sharedLabel="bereits geteilt" />
      </MantineProvider>,
    );
    expect(chip).toMatch(/<input type="checkbox"[^>]*disabled/);
    expect(chip).toContain("LinkedIn");
    expect(chip).toContain("bereits geteilt");
  });
});
