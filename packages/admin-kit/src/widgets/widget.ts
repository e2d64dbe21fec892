import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { ReactNode } from "react";

export interface WidgetChoice {
  readonly value: string;
  readonly label: string;
}

export interface WidgetProps {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly choices: readonly WidgetChoice[];
  readonly field: ResourceField;
  /** While something is on its way, the form waits with saving. */
  readonly onBusy?: (busy: boolean) => void;
}

export interface CellProps {
  readonly value: unknown;
  readonly choices: readonly WidgetChoice[];
}

/** How one kind of field is filled in, shown in a list, and what it starts from. */
export interface Widget {
  readonly Input: (props: WidgetProps) => ReactNode;
  readonly Cell: (props: CellProps) => ReactNode;
  readonly empty: unknown;
  readonly align?: "end";
  /** What is sent of what the form holds; the same where left out. */
  readonly send?: (value: unknown) => unknown;
}
