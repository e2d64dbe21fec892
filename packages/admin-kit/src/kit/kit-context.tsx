import type { ShownPicture } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import type { kit } from "@polyphon/i18n/en/shell/kit.admin.ts";
import type { uses } from "@polyphon/i18n/en/errors/uses.shared.ts";
import type { violations } from "@polyphon/i18n/en/errors/violations.server.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { RenderLink } from "@polyphon/ui/layout/render-link.tsx";
import { createContext, useContext, type ComponentType } from "react";
import type { TextKey, TextValues } from "./text-key.ts";

type KitText = TextKey<{ kit: typeof kit; uses: typeof uses; violations: typeof violations }>;

export interface KitNotice {
  readonly tone: "info" | "ok" | "warn" | "bad";
  readonly text: string;
}

export interface DayInputProps {
  readonly name?: string | undefined;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** YYYY-MM-DD, of no zone. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

export interface MissingProps {
  /** 1 where it replaces a whole screen. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** In a drawer over its list, to which it needs no way. */
  readonly compact?: boolean | undefined;
}

export interface UploadWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** All bytes have arrived; the server checks the picture. */
  readonly onSent: () => void;
}

/** What the kit needs of the app around it: words, links, notices and the question before leaving. */
export interface Kit {
  readonly language: Language;
  readonly text: (key: KitText, values?: TextValues) => string;
  /** A label by convention, such as `content.categories.fields.name`; undefined where none is written. */
  readonly label: (key: string, values?: TextValues) => string | undefined;
  readonly link: RenderLink;
  readonly go: (href: string) => void;
  /** Loads code of its own; without a connection it waits for one. */
  readonly load: <Part>(load: () => Promise<Part>) => Promise<Part>;
  /** By whose clock times are shown and typed. */
  readonly clockZone: () => string;
  /** A calendar day, and a moment by that clock, as the product writes them. */
  readonly day: (day: string) => string;
  readonly moment: (iso: string) => string;
  readonly notify: (notice: KitNotice) => void;
  /** Asks before the page is left; `when` is read at that moment. */
  readonly Guard: ComponentType<{ when: () => boolean }>;
  /** The views of the open list that its user saved, and the button to save one more. */
  readonly SavedViews: ComponentType;
  readonly DayInput: ComponentType<DayInputProps>;
  /** What the open screen says of a record that does not exist, and the way to its list. */
  readonly Missing: ComponentType<MissingProps>;
  /** Uploads a picture and returns it, or the reason why it was refused. */
  readonly uploadPicture: (
    file: File,
    use: PictureUse,
    watch: UploadWatch,
  ) => Promise<ShownPicture | { readonly refused: string }>;
}

const KitContext = createContext<Kit | null>(null);
export const KitProvider = KitContext.Provider;

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error("a kit widget outside KitProvider");
  return kit;
}
