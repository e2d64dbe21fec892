import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import type { PostDraft } from "../draft/post-draft.ts";

export interface AddressFieldProps {
  name: "postUrl" | "facebookUrl" | "linkedinImageUrl";
  draft: PostDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PostDraft>, field: string) => void;
  /** Shown under the field, such as actions for the address. */
  children?: ReactNode;
}

/** A web address. */
export function AddressField({ name, draft, errorOf, onChange, children }: AddressFieldProps) {
  const { text } = useText();
  return (
    <div data-field={name}>
      <TextInput
        type="url"
        inputMode="url"
        label={text(`content.form.${name}`)}
        description={text(`content.form.${name}Help`)}
        placeholder="https://"
        value={draft[name]}
        error={errorOf(name)}
        onChange={(event) => onChange({ [name]: event.currentTarget.value }, name)}
      />
      {children}
    </div>
  );
}
