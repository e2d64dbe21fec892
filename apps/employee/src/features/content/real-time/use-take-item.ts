import { takeRealTimeContent } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { firstCopy } from "@polyphon/rules/content/real-time/first-copy.ts";
import { countCopy } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { type KeptText, useKeptRecord } from "../../../shared/drafts/use-kept-record.ts";
import { failureText, type FailureText } from "../../../shared/failure/failure-text.ts";
import { t } from "../../../shared/text/text.ts";
import type { RealTimeItem } from "./use-real-time.ts";

export interface TakeForm {
  readonly title: string;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  readonly withPicture: boolean;
}

export interface Taking {
  readonly form: TakeForm;
  readonly kept: KeptText | null;
  readonly set: (change: Partial<TakeForm>) => void;
  readonly write: (network: Network, text: string) => void;
  /** The fault of a field: "title" or "copy.LINKEDIN". */
  readonly errors: Readonly<Record<string, string>>;
  readonly failure: FailureText | null;
  readonly busy: boolean;
  readonly send: () => void;
}

export const attachedTo = (item: RealTimeItem) => ({
  postUrl: item.url,
  facebookUrl: null,
  embedCode: null,
  isDocument: false,
});

/** Copy that fits is a useful start; copy that would be refused as too short is left empty. */
function begin(item: RealTimeItem, networks: readonly Network[]): TakeForm {
  const copies = networks.map((network) => [network, firstCopy(network, item)] as const);
  const usable = copies.filter(([network, text]) => !countCopy(network, text, attachedTo(item)).tooShort);
  return {
    title: item.title.slice(0, limits.post.titleMax),
    copy: Object.fromEntries(usable),
    withPicture: item.image !== null,
  };
}

/** The item as a personal post, until the server has saved it. */
export function useTakeItem(
  item: RealTimeItem,
  networks: readonly Network[],
  onTaken: (postId: number) => void,
): Taking {
  const [first] = useState(() => begin(item, networks));
  const record = useKeptRecord(`real-time-${item.id}`, { version: null, values: first });
  const { values: form, kept, change: set } = record;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FailureText | null>(null);
  const take = useCommand(takeRealTimeContent);

  function send(): void {
    if (take.isPending) return;
    setFailure(null);
    const title = form.title.trim();
    if (title.length < limits.post.titleMin) {
      setErrors({ title: t("realTime.edit.titleShort", { min: limits.post.titleMin }) });
      return;
    }
    setErrors({});
    take.mutate(
      { id: item.id, ...form, title },
      {
        onSuccess: ({ postId }) => {
          record.forget();
          onTaken(postId);
        },
        onError: (error) => {
          const found = problemOf(error)?.violations ?? [];
          setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
          setFailure(failureText(error));
        },
      },
    );
  }

  return {
    form,
    kept,
    set,
    write: (network, text) => set((before) => ({ copy: { ...before.copy, [network]: text } })),
    errors,
    failure,
    busy: take.isPending,
    send,
  };
}
