export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface Choosing<Value extends string> {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

export interface SuggestedItem {
  readonly id: number;
  readonly text: string;
  readonly state: "writing" | "ready" | "failed";
}

export interface SuggestionTab {
  readonly phase: "idle" | "loading" | "ready" | "error";
  readonly items: readonly SuggestedItem[];
  readonly failure: string | null;
}

export interface AiPanelWords {
  readonly title: string;
  readonly close: string;
  readonly settings: string;
  readonly tool: string;
  readonly instruction: string;
  readonly instructionHint: string;
  readonly length: string;
  readonly tones: string;
  readonly language: string;
  readonly audience: string;
  readonly suggest: string;
  readonly another: string;
  readonly stop: string;
  readonly writing: string;
  readonly ready_one: string;
  readonly ready_other: string;
  readonly item: string;
  readonly use: string;
  readonly retry: string;
  readonly characters: string;
  readonly used: string;
  readonly undo: string;
  readonly fetchError: string;
  readonly reload: string;
  readonly note: string;
}

/** A place in a text is `{{name}}`, as everywhere. */
export function withNumber(text: string, value: number): string {
  return text.replaceAll(/\{\{\w+\}\}/g, String(value));
}
