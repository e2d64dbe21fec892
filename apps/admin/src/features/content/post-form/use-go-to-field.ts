import { networks, type Network } from "@polyphon/contract/networks/networks.ts";
import { useEffect, useRef, useState } from "react";

/** Scrolls a field into view and focuses it. */
function showField(page: HTMLElement | null, name: string): void {
  const place = page?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  place?.scrollIntoView({ block: "center" });
  const field =
    place?.querySelector<HTMLElement>("textarea, input:not([hidden])") ?? place?.querySelector("button");
  field?.focus({ preventScroll: true });
}

/** Goes to a field; for copy it first opens its network. */
export function useGoToField() {
  const page = useRef<HTMLDivElement>(null);
  const [network, setNetwork] = useState<Network>("LINKEDIN");
  const [wanted, setWanted] = useState<{ readonly field: string } | null>(null);
  useEffect(() => {
    if (wanted) showField(page.current, wanted.field);
  }, [wanted]);
  const goTo = (field: string) => {
    const [top, voice, name] = field.split(".");
    const target = networks.find((one) => one === name) ?? network;
    if (top === "voices") setNetwork(target);
    setWanted({ field: top === "voices" && voice !== undefined ? `voices.${voice}.${target}` : field });
  };
  return { page, network, setNetwork, goTo };
}
