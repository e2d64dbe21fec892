import { networks, type Network } from "@polyphon/contract/networks/networks.ts";
import { showPlace } from "@polyphon/web/form/show-place.ts";
import { useEffect, useRef, useState } from "react";
import type { Folds } from "./options/use-folds.ts";

interface Target {
  readonly field: string;
  /** A word in the field's text. */
  readonly word?: string | undefined;
}

/** Goes to a field; for copy it first opens its network, and a folded section is unfolded. */
export function useGoToField({ openFor }: Folds) {
  const page = useRef<HTMLDivElement>(null);
  const [network, setNetwork] = useState<Network>("LINKEDIN");
  const [target, setTarget] = useState<Target | null>(null);
  useEffect(() => {
    if (!target) return;
    showPlace(
      page.current?.querySelector<HTMLElement>(`[data-field="${target.field}"]`) ?? null,
      target.word,
    );
  }, [target]);
  const goTo = (field: string, word?: string) => {
    const [top, voice, name] = field.split(".");
    const opened = networks.find((one) => one === name) ?? network;
    if (top === "voices") setNetwork(opened);
    openFor([field]);
    setTarget({ field: top === "voices" && voice !== undefined ? `voices.${voice}.${opened}` : field, word });
  };
  return { page, network, setNetwork, goTo };
}
