import type { CallOf, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { failureText } from "../failure/failure-text.ts";
import { t } from "../text/text.ts";
import { notify, type NoticeAction } from "./notices.ts";

/** The button of a notice that takes back what was just done, by the call that does so, and says how that ended. */
export function useUndo(): <E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  undone: string,
  after?: () => void,
) => NoticeAction {
  const call = useApi();
  return (endpoint, input, undone, after) => ({
    label: t("shell.undo"),
    act: () =>
      void call(endpoint, input, { idempotencyKey: crypto.randomUUID() }).then(
        () => {
          notify("ok", undone);
          after?.();
        },
        (error: unknown) => notify("bad", failureText(error).text, { long: true }),
      ),
  });
}
