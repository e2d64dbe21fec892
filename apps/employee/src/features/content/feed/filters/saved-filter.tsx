import { saveFilter } from "@polyphon/contract/content/feed/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useMe } from "../../../../shared/session/me.ts";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import { countFilters, fromSaved, noFilters, sameChoice, type FeedFilters } from "./feed-filters.ts";
import classes from "./filter-panel.module.css";

interface SavedFilterProps {
  filters: FeedFilters;
  onChange: (filters: FeedFilters) => void;
}

/** The user's saved filter: stored with the account, applied when the feed opens, and restored with one click. */
export function SavedFilter({ filters, onChange }: SavedFilterProps) {
  const client = useQueryClient();
  const saved = fromSaved(useMe().account.userMeta.savedFilters);
  const save = useCommand(saveFilter);
  const keep = (wanted: FeedFilters) =>
    save.mutate(
      {
        languages: [...wanted.languages],
        category: [...wanted.categories],
        categoryDefiningTags: [...wanted.tags],
      },
      {
        onSuccess: (kept) => {
          client.setQueryData<OutputOf<typeof readAccount>>(
            [readAccount.name, {}],
            (known) => known && { ...known, userMeta: { ...known.userMeta, savedFilters: kept } },
          );
          notify("ok", t(countFilters(wanted) > 0 ? "content.filters.kept" : "content.filters.forgotten"));
        },
        onError: () =>
          notify("bad", t("shell.failure.invalidRequest"), { title: t("content.filters.title") }),
      },
    );
  const [isSaved, hasSaved] = [sameChoice(filters, saved), countFilters(saved) > 0];
  if (isSaved && !hasSaved) return null;
  return (
    <div className={classes.saved}>
      {isSaved ? (
        <>
          <span className={classes.mine}>
            <IconBookmarkFilled size={16} aria-hidden />
            {t("content.filters.isMine")}
          </span>
          <button type="button" className={classes.clear} onClick={() => keep(noFilters)}>
            {t("content.filters.forget")}
          </button>
        </>
      ) : (
        <>
          {countFilters({ ...filters, search: "" }) > 0 && (
            <button type="button" className={classes.clear} onClick={() => keep(filters)}>
              <IconBookmark size={16} stroke={1.8} aria-hidden />
              {t("content.filters.save")}
            </button>
          )}
          {hasSaved && (
            <button type="button" className={classes.clear} onClick={() => onChange(saved)}>
              {t("content.filters.useMine")}
            </button>
          )}
        </>
      )}
    </div>
  );
}
