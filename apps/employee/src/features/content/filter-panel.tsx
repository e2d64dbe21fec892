import type { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import { contentLanguages } from "@polyphon/contract/content/content.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { ChoiceChip } from "@polyphon/ui/data/choice-chip.tsx";
import { useState } from "react";
import { formatNumber } from "../../shared/formats.ts";
import { t } from "../../shared/text.ts";
import { countFilters, noFilters, type FeedFilters } from "./feed-filters.ts";
import classes from "./filter-panel.module.css";
import { SearchBox } from "./search-box.tsx";

export type FrontCategory = OutputOf<typeof listFrontCategories>["categories"][number];

export interface FilterPanelProps {
  filters: FeedFilters;
  categories: readonly FrontCategory[];
  onChange: (filters: FeedFilters) => void;
}

interface CategoryRowProps {
  name: string;
  posts: number;
  chosen: boolean;
  onChoose: () => void;
}

function CategoryRow({ name, posts, chosen, onChoose }: CategoryRowProps) {
  return (
    <li>
      <button type="button" className={classes.category} aria-pressed={chosen} onClick={onChoose}>
        <span className={classes.name}>{name}</span>
        <span className={classes.count} aria-hidden>
          {formatNumber(posts)}
        </span>
        <span className={classes.spoken}>{t("content.filters.posts", { count: posts })}</span>
      </button>
    </li>
  );
}

function Languages({ filters, onChange }: Omit<FilterPanelProps, "categories">) {
  const [all, setAll] = useState(false);
  const shown = contentLanguages.filter((language, at) => all || at < 2 || language === filters.language);
  return (
    <div className={classes.chips}>
      <ChoiceChip
        small
        pressed={filters.language === null}
        onPress={() => onChange({ ...filters, language: null })}
      >
        {t("content.filters.allLanguages")}
      </ChoiceChip>
      {shown.map((language) => (
        <ChoiceChip
          key={language}
          small
          pressed={filters.language === language}
          onPress={() => onChange({ ...filters, language: filters.language === language ? null : language })}
        >
          {t(`content.language.${language}`)}
        </ChoiceChip>
      ))}
      <ChoiceChip small pressed={false} expanded={all} onPress={() => setAll(!all)}>
        {t(all ? "content.filters.fewerLanguages" : "content.filters.moreLanguages")}
      </ChoiceChip>
    </div>
  );
}

export function FilterPanel({ filters, categories, onChange }: FilterPanelProps) {
  const total = categories.reduce((sum, { posts }) => sum + posts, 0);
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t("content.filters.title")}</h2>
        {countFilters(filters) > 0 && (
          <button type="button" className={classes.clear} onClick={() => onChange(noFilters)}>
            {t("content.filters.clear")}
          </button>
        )}
      </div>
      <SearchBox value={filters.search} onChange={(search) => onChange({ ...filters, search })} />
      <h3 className={classes.group}>{t("content.filters.category")}</h3>
      <ul className={classes.categories}>
        <CategoryRow
          name={t("content.filters.all")}
          posts={total}
          chosen={filters.categoryId === null}
          onChoose={() => onChange({ ...filters, categoryId: null })}
        />
        {categories.map(({ id, name, posts }) => (
          <CategoryRow
            key={id}
            name={name}
            posts={posts}
            chosen={filters.categoryId === id}
            onChoose={() => onChange({ ...filters, categoryId: id })}
          />
        ))}
      </ul>
      <h3 className={classes.group}>{t("content.filters.language")}</h3>
      <Languages filters={filters} onChange={onChange} />
    </div>
  );
}
