import { readDeskPreferences, saveDeskPreferences } from "@polyphon/contract/identity/profile.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import {
  addView,
  chooseColumns,
  removeView,
  type SavedView,
  togglePin,
} from "@polyphon/rules/identity/desk.ts";
import {
  endpointQuery,
  useApi,
  useCommand,
  useEndpoint,
  useRefresh,
} from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "../session/account.ts";
import { judgeFailure } from "../failure/judge-failure.ts";
import { noticeKinds } from "../notices/notice-kinds.ts";
import { useNotify } from "../notices/notices.tsx";
import { screenKey } from "../screens/screen-key.ts";
import { useText } from "../text/use-text.ts";

type DeskPreferences = OutputOf<typeof readDeskPreferences>;

const empty: DeskPreferences = { pinned: [], views: [], columns: [] };
const deskKey = [readDeskPreferences.name, {}] as const;

export interface Desk extends DeskPreferences {
  /** Until then nothing is known that a change could build on. */
  readonly loaded: boolean;
  readonly togglePin: (path: AdminScreenPath) => void;
  /** Answers what is wrong with the name, or null when the view is being saved. */
  readonly addView: (view: SavedView) => string | null;
  readonly removeView: (view: SavedView) => void;
  /** Undefined goes back to the columns that the list shows by itself. */
  readonly chooseColumns: (list: string, names: readonly string[] | undefined) => void;
}

/** What somebody arranged for oneself. A change shows at once and is taken back when it could not be saved. */
export function useDesk(account: Account | undefined): Desk {
  const { text } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const refresh = useRefresh();
  const call = useApi();
  const open = account !== undefined && account.can.mode !== "limited" && account.can.restriction === null;
  const found = useEndpoint(readDeskPreferences, {}, { staleTime: 300_000, enabled: open });
  const desk = found.data ?? empty;
  const save = useCommand(saveDeskPreferences, {
    onError: (error) => {
      notify({
        ...noticeKinds.danger,
        text: `${text("shell.desk.notSaved")}: ${judgeFailure(error, text).words ?? ""}`,
      });
      void refresh("workspace");
    },
  });
  const keep = async (next: DeskPreferences) => {
    // An answer that is on its way knows nothing of this change.
    await client.cancelQueries({ queryKey: deskKey });
    client.setQueryData(deskKey, next);
    save.mutate(next);
  };
  const pin = async (path: AdminScreenPath) => {
    const now = await client.ensureQueryData(endpointQuery(call, readDeskPreferences, {}));
    const pinned = togglePin(now.pinned, path);
    if (pinned === "full")
      return notify({ ...noticeKinds.warning, text: text("shell.desk.full", { max: limits.desk.pinned }) });
    await keep({ ...now, pinned: [...pinned] });
    const said = pinned.includes(path) ? "shell.desk.isPinned" : "shell.desk.isUnpinned";
    notify({ ...noticeKinds.success, text: text(said, { screen: text(screenKey(path)) }) });
  };
  return {
    ...desk,
    loaded: found.data !== undefined,
    togglePin: (path) => {
      pin(path).catch(() => notify({ ...noticeKinds.danger, text: text("shell.desk.notSaved") }));
    },
    addView: (view) => {
      const views = addView(desk.views, view);
      if (views === "taken") return text("shell.desk.viewTaken");
      if (views === "full") return text("shell.desk.viewsFull", { max: limits.desk.views });
      void keep({ ...desk, views: [...views] });
      notify({ ...noticeKinds.success, text: text("shell.desk.viewSaved", { name: view.name }) });
      return null;
    },
    removeView: (view) => void keep({ ...desk, views: [...removeView(desk.views, view)] }),
    chooseColumns: (list, names) => void keep({ ...desk, columns: chooseColumns(desk.columns, list, names) }),
  };
}
