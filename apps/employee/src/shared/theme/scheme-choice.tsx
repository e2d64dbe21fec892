import { useMantineColorScheme } from "@mantine/core";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { t } from "../text/text.ts";

export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Segmented
      label={t("shell.scheme.label")}
      showLabel
      value={colorScheme}
      onChange={setColorScheme}
      options={[
        { value: "light", label: t("shell.scheme.light") },
        { value: "dark", label: t("shell.scheme.dark") },
        { value: "auto", label: t("shell.scheme.auto") },
      ]}
    />
  );
}
