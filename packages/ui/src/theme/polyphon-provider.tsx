import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import { parseHex } from "./tones/brand-tones.ts";
import type { Hex } from "./tones/contrast.ts";
import { cssVariables } from "./css-variables.ts";
import { makeTheme } from "./make-theme.ts";
import type { Density, Scheme } from "./tones/neutrals.ts";

export interface PolyphonProviderProps {
  /** The company's colour as typed; anything that is no colour falls back to the product's colour. */
  brandColour: string;
  density: Density;
  /** For pictures and tests; otherwise the person's stored choice, or the system's. */
  forceScheme?: Scheme | undefined;
  styleNonce?: string | undefined;
  children: ReactNode;
}

const PRODUCT_COLOUR: Hex = "#0b7285";
const schemeManager = localStorageColorSchemeManager({ key: "polyphon-colour-scheme" });

export function PolyphonProvider({
  brandColour,
  density,
  forceScheme,
  styleNonce,
  children,
}: PolyphonProviderProps) {
  const colour = parseHex(brandColour) ?? PRODUCT_COLOUR;
  const theme = useMemo(() => makeTheme(colour, density), [colour, density]);
  const variables = useMemo(() => cssVariables(colour, density), [colour, density]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      // The stylesheet of default variables stays out of the download; all values come from here.
      deduplicateCssVariables={false}
      {...(forceScheme === undefined ? {} : { forceColorScheme: forceScheme })}
      {...(styleNonce === undefined ? {} : { getStyleNonce: () => styleNonce })}
    >
      {children}
    </MantineProvider>
  );
}
