/** A checked video or document in the state of a form. */
export interface UploadedFile {
  readonly id: number;
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly fileName: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly seconds: number | null;
  readonly url: string;
  readonly posterUrl: string | null;
}
