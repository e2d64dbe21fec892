import {
  readWorkspacePreferences,
  saveWorkspacePreferences,
} from "@polyphon/contract/identity/profile.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import {
  addView,
  chooseColumns,
  removeView,
  type SavedView,
  togglePin,
} from "@polyphon/rules/identity/workspace.ts";
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

type WorkspacePreferences = OutputOf<typeof readWorkspacePreferences>;

const empty: WorkspacePreferences = { pinned: [], views: [], columns: [] };
const workspaceKey = [readWorkspacePreferences.name, {}] as const;

export interface Workspace extends WorkspacePreferences {
  /** Before it is loaded, there is nothing that a change could build on. */
  readonly loaded: boolean;
  readonly togglePin: (path: AdminScreenPath) => void;
  /** Returns what is wrong with the name, or null when the view is being saved. */
  readonly addView: (view: SavedView) => string | null;
  readonly removeView: (view: SavedView) => void;
  /** Undefined restores the list's default columns. */
  readonly chooseColumns: (list: string, names: readonly string[] | undefined) => void;
}

/** The user's own views and columns. A change shows at once and is undone when it could not be saved. */
export function useWorkspace(account: Account | undefined): Workspace {
  const { text } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const refresh = useRefresh();
  const call = useApi();
  const open = account !== undefined && account.can.mode !== "limited" && account.can.restriction === null;
  const found = useEndpoint(readWorkspacePreferences, {}, { staleTime: 300_000, enabled: open });
  const workspace = found.data ?? empty;
  const save = useCommand(saveWorkspacePreferences, {
    onError: (error) => {
      notify({
        ...noticeKinds.danger,
        text: `${text("shell.workspace.notSaved")}: ${judgeFailure(error, text).words ?? ""}`,
      });
      void refresh("workspace");
    },
  });
  const keep = async (next: WorkspacePreferences) => {
    // A response that is still loading does not include this change.
    await client.cancelQueries({ queryKey: workspaceKey });
    client.setQueryData(workspaceKey, next);
    save.mutate(next);
  };
  const pin = async (path: AdminScreenPath) => {
    const now = await client.ensureQueryData(endpointQuery(call, readWorkspacePreferences, {}));
    const pinned = togglePin(now.pinned, path);
    if (pinned === "full")
      return notify({
        ...noticeKinds.warning,
        text: text("shell.workspace.full", { max: limits.workspace.pinned }),
      });
    await keep({ ...now, pinned: [...pinned] });
    const message = pinned.includes(path) ? "shell.workspace.isPinned" : "shell.workspace.isUnpinned";
    notify({ ...noticeKinds.success, text: text(message, { screen: text(screenKey(path)) }) });
  };
  return {
    ...workspace,
    loaded: found.data !== undefined,
    togglePin: (path) => {
      pin(path).catch(() => notify({ ...noticeKinds.danger, text: text("shell.workspace.notSaved") }));
    },
    addView: (view) => {
      const views = addView(workspace.views, view);
      if (views === "taken") return text("shell.workspace.viewTaken");
      if (views === "full") return text("shell.workspace.viewsFull", { max: limits.workspace.views });
      void keep({ ...workspace, views: [...views] });
      notify({ ...noticeKinds.success, text: text("shell.workspace.viewSaved", { name: view.name }) });
      return null;
    },
    removeView: (view) => void keep({ ...workspace, views: [...removeView(workspace.views, view)] }),
    chooseColumns: (list, names) =>
      void keep({ ...workspace, columns: chooseColumns(workspace.columns, list, names) }),
  };
}
