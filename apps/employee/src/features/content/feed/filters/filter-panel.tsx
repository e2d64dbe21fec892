import { limits } from "@polyphon/contract/limits.ts";
import type { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import { contentLanguages } from "@polyphon/contract/content/content.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useState } from "react";
import { formatNumber } from "../../../../shared/time/formats.ts";
import { t } from "../../../../shared/text/text.ts";
import { countFilters, noFilters, toggled, type FeedFilters } from "./feed-filters.ts";
import { FilterHead } from "./filter-head.tsx";
import classes from "./filter-panel.module.css";
import { SavedFilter } from "./saved-filter.tsx";
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
        <VisuallyHidden>{t("content.filters.posts", { count: posts })}</VisuallyHidden>
      </button>
    </li>
  );
}

function Categories({ filters, categories, onChange }: FilterPanelProps) {
  const total = categories.reduce((sum, { posts }) => sum + posts, 0);
  return (
    <ul className={classes.categories}>
      <CategoryRow
        name={t("content.filters.all")}
        posts={total}
        chosen={filters.categories.length === 0 && filters.tags.length === 0}
        onChoose={() => onChange({ ...filters, categories: [], tags: [] })}
      />
      {categories.map(({ id, categoryName, posts }) => (
        <CategoryRow
          key={id}
          name={categoryName}
          posts={posts}
          chosen={filters.categories.includes(id)}
          onChoose={() => onChange({ ...filters, categories: toggled(filters.categories, id) })}
        />
      ))}
    </ul>
  );
}

function Languages({ filters, onChange }: Omit<FilterPanelProps, "categories">) {
  const [all, setAll] = useState(false);
  const shown = contentLanguages.filter(
    (language, at) => all || at < 2 || filters.languages.includes(language),
  );
  return (
    <fieldset className={classes.chips} aria-label={t("content.filters.language")}>
      {shown.map((language) => (
        <ChoiceChip
          key={language}
          small
          pressed={filters.languages.includes(language)}
          onPress={() => onChange({ ...filters, languages: toggled(filters.languages, language) })}
        >
          {t(`content.language.${language}`)}
        </ChoiceChip>
      ))}
      <ChoiceChip small pressed={false} expanded={all} onPress={() => setAll(!all)}>
        {t(all ? "content.filters.fewerLanguages" : "content.filters.moreLanguages")}
      </ChoiceChip>
    </fieldset>
  );
}

/** The tags of the chosen categories; without a choice those of all. */
function Tags({ filters, categories, onChange }: FilterPanelProps) {
  const open = categories.filter(
    ({ id }) => filters.categories.length === 0 || filters.categories.includes(id),
  );
  const tags = open.flatMap(({ categoryDefiningTags }) => categoryDefiningTags);
  if (tags.length === 0) return null;
  return (
    <>
      <h3 className={classes.group}>{t("content.filters.tags")}</h3>
      <fieldset className={classes.chips} aria-label={t("content.filters.tags")}>
        {tags.map(({ id, title }) => (
          <ChoiceChip
            key={id}
            small
            pressed={filters.tags.includes(id)}
            onPress={() => onChange({ ...filters, tags: toggled(filters.tags, id) })}
          >
            {title}
          </ChoiceChip>
        ))}
      </fieldset>
    </>
  );
}

export function FilterPanel({ filters, categories, onChange }: FilterPanelProps) {
  return (
    <div className={classes.panel}>
      <FilterHead count={countFilters(filters)} onClear={() => onChange(noFilters)} />
      <SearchBox
        min={limits.search.textMin}
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <SavedFilter filters={filters} onChange={onChange} />
      <h3 className={classes.group}>{t("content.filters.category")}</h3>
      <Categories filters={filters} categories={categories} onChange={onChange} />
      <h3 className={classes.group}>{t("content.filters.language")}</h3>
      <Languages filters={filters} onChange={onChange} />
      <Tags filters={filters} categories={categories} onChange={onChange} />
    </div>
  );
}
