import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { listSwitchCompanies } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";

/** Finds a company by typing; choosing it opens the dialog to stop it. */
export function CompanyChoice({ onChoose }: { onChoose: (company: { id: number; name: string }) => void }) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 250);
  const found = useEndpoint(listSwitchCompanies, search === "" ? {} : { search }, {
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const companies = found.data?.companies ?? [];
  return (
    <Select
      size="xs"
      aria-label={text("operations.switch.chooseCompany")}
      placeholder={text("operations.switch.companyPlaceholder")}
      searchable
      data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(value) => {
        const company = companies.find(({ id }) => String(id) === value);
        if (company) onChoose(company);
        setTyped("");
      }}
      nothingFoundMessage={text("operations.switch.noCompany")}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
