import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from "@mantine/core";
import { LUMINANCE_THRESHOLD, shadesOf } from "./tones/brand-tones.ts";
import type { Hex } from "./tones/contrast.ts";
import type { Density } from "./tones/neutrals.ts";

// Inputs, switches and skeletons read these two scales directly.
const gray: MantineColorsTuple = [
  "#f6f7f8",
  "#f1f3f5",
  "#e4e7eb",
  "#d5d9de",
  "#c9ced6",
  "#818995",
  "#626b77",
  "#4b535e",
  "#2c323a",
  "#14181d",
];
const dark: MantineColorsTuple = [
  "#eceef0",
  "#b4bac2",
  "#979ea8",
  "#737b86",
  "#3d434b",
  "#2a2e33",
  "#1e2125",
  "#17191c",
  "#131517",
  "#0f1113",
];

const tuple = (colour: Hex): MantineColorsTuple => [...shadesOf(colour)] as unknown as MantineColorsTuple;

// Mantine's steps are those of tokens.css: the same names mean other sizes in the back office, which is denser.
const scales = {
  employee: {
    fontSizes: {
      xs: "var(--text-xs)",
      sm: "var(--text-md)",
      md: "var(--text-xl)",
      lg: "var(--text-2xl)",
      xl: "var(--text-4xl)",
    },
    lineHeights: { xs: "1.333", sm: "1.43", md: "1.5", lg: "1.4", xl: "1.3" },
    radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "999px" },
    defaultRadius: "md",
    headings: {
      fontWeight: "650",
      sizes: {
        h1: { fontSize: "var(--text-5xl)", lineHeight: "1.22" },
        h2: { fontSize: "var(--text-4xl)", lineHeight: "1.3" },
        h3: { fontSize: "var(--text-2xl)", lineHeight: "1.4" },
        h4: { fontSize: "var(--text-xl)", lineHeight: "1.5" },
      },
    },
  },
  office: {
    fontSizes: {
      xs: "var(--text-xs)",
      sm: "var(--text-sm)",
      md: "var(--text-md)",
      lg: "var(--text-xl)",
      xl: "var(--text-3xl)",
    },
    lineHeights: { xs: "1.33", sm: "1.45", md: "1.45", lg: "1.4", xl: "1.3" },
    radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "999px" },
    defaultRadius: "sm",
    headings: {
      fontWeight: "600",
      sizes: {
        h1: { fontSize: "var(--text-3xl)", lineHeight: "1.3" },
        h2: { fontSize: "var(--text-xl)", lineHeight: "1.4" },
        h3: { fontSize: "var(--text-md)", lineHeight: "1.45" },
      },
    },
  },
} as const;

const floating = { shadow: "md", transitionProps: { duration: 80 } };

const components = (density: Density) => {
  const size = density === "employee" ? "md" : "sm";
  const field = { defaultProps: { size } };
  return {
    Button: { defaultProps: { size: "sm" } },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray", size: density === "employee" ? 36 : 28 },
    },
    TextInput: field,
    PasswordInput: field,
    NumberInput: { defaultProps: { size, hideControls: true } },
    Textarea: field,
    // A form focuses its first field, which must not open a list over the fields below it.
    Select: { defaultProps: { size, withCheckIcon: false, openOnFocus: false, comboboxProps: floating } },
    MultiSelect: { defaultProps: { size, openOnFocus: false, comboboxProps: floating } },
    Autocomplete: { defaultProps: { size, comboboxProps: floating } },
    TagsInput: { defaultProps: { size, comboboxProps: floating } },
    DateInput: field,
    DatePickerInput: field,
    TimeInput: field,
    Checkbox: { defaultProps: { size: density === "employee" ? "sm" : "xs", radius: 4 } },
    Radio: { defaultProps: { size: density === "employee" ? "sm" : "xs" } },
    Switch: { defaultProps: { size: "sm", withThumbIndicator: false } },
    Menu: { defaultProps: floating },
    Popover: { defaultProps: floating },
    Tooltip: { defaultProps: { openDelay: 400, fz: "xs", transitionProps: { duration: 80 } } },
    Modal: {
      defaultProps: {
        radius: "lg",
        transitionProps: { duration: 0 },
        overlayProps: { backgroundOpacity: 0.45 },
      },
    },
    Drawer: {
      defaultProps: { transitionProps: { duration: 120 }, overlayProps: { backgroundOpacity: 0.45 } },
    },
    Accordion: { defaultProps: { transitionDuration: 120 } },
    Collapse: { defaultProps: { transitionDuration: 120 } },
    Skeleton: { defaultProps: { radius: "sm" } },
  };
};

export const makeTheme = (brandColour: Hex, density: Density): MantineThemeOverride =>
  createTheme({
    primaryColor: "brand",
    primaryShade: 6,
    colors: {
      brand: tuple(brandColour),
      gray,
      dark,
      red: tuple("#b42323"),
      green: tuple("#17743b"),
      orange: tuple("#8f4f00"),
    },
    autoContrast: true,
    luminanceThreshold: LUMINANCE_THRESHOLD,
    // autoContrast prints theme.black; a near-black would lower its worst case below 4.5:1.
    black: "#000000",
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontFamilyMonospace: "ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace",
    fontSmoothing: true,
    spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
    shadows: { xs: "none", sm: "none", md: "var(--shadow)", lg: "var(--shadow)", xl: "var(--shadow)" },
    focusRing: "auto",
    cursorType: "pointer",
    respectReducedMotion: true,
    ...scales[density],
    components: components(density),
  });
