import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { saveAppSetting } from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import type { Merged } from "@polyphon/web/form/record.ts";
import { useEffect, useRef, useState } from "react";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { AppSettingField } from "./app-setting-field.tsx";
import {
  changesOf,
  heldSettings,
  isOutdated,
  settingAreas,
  type SettingsDraft,
  type ShownSetting,
  unfit,
} from "./app-settings-draft.ts";
import classes from "./settings.module.css";
import { useSaveSettings } from "./use-save-settings.ts";

export interface AppSettingsFormProps {
  settings: readonly ShownSetting[];
  onReload: () => void;
}

/** Every setting says itself who changed it last. */
const unnamed: Merged = { taken: [], both: [] };

const areas = ["sharing", "access", "realTime", "content", "ai", "links"] as const;

export function AppSettingsForm({ settings: newest, onReload }: AppSettingsFormProps) {
  const { text } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<SettingsDraft>({});
  const [read, setRead] = useState(newest);
  const [wanted, setWanted] = useState(false);
  const [merged, setMerged] = useState<Merged | null>(null);
  const settings = heldSettings(read, newest, draft);
  // Only a newer version of an edited setting is a conflict; the others update silently.
  if (wanted && isOutdated(newest, changesOf(settings, draft))) {
    setRead(newest);
    setWanted(false);
    setMerged(unnamed);
  }
  const changes = changesOf(settings, draft);
  const wrong = unfit(changes, saveAppSetting.input);
  const count = changes.length;
  const dirty = useRef(false);
  useEffect(() => {
    dirty.current = count > 0;
  }, [count]);
  const startAnew = () => {
    setDraft({});
    setMerged(null);
  };
  const saving = useSaveSettings();
  const save = async () => {
    if (await saving.save(changes)) startAnew();
  };
  const acceptNewer = () => {
    setWanted(true);
    saving.clear();
    onReload();
  };
  useHotkeys([["mod+S", () => form.current?.requestSubmit()]], []);
  const names = changes.map(({ name }) => text(`operations.appSettings.names.${name}`)).join(", ");
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong.size > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
        else if (count > 0) void save();
      }}
    >
      <UnsavedGuard when={() => dirty.current} />
      <div className={classes.body}>
        <FormFailure error={saving.failed} merged={merged} onReload={acceptNewer} />
        {areas.map((area) => (
          <Section
            key={area}
            title={text(`operations.appSettings.sections.${area}.title`)}
            text={text(`operations.appSettings.sections.${area}.text`)}
          >
            {settings
              .filter(({ name }) => (settingAreas[area] as readonly string[]).includes(name))
              .map((setting) => (
                <AppSettingField
                  key={setting.name}
                  setting={setting}
                  value={draft[setting.name]}
                  wrong={wrong.has(setting.name)}
                  onChange={(value) => {
                    setRead(settings);
                    setDraft((now) => ({ ...now, [setting.name]: value }));
                  }}
                />
              ))}
          </Section>
        ))}
      </div>
      <SaveBar
        label={text("operations.appSettings.bar")}
        tone={wrong.size > 0 ? "bad" : count > 0 ? "changed" : "idle"}
        status={
          wrong.size > 0
            ? text("operations.appSettings.faults", { count: wrong.size })
            : count > 0
              ? text("operations.appSettings.changes", { count })
              : text("operations.appSettings.unchanged")
        }
        detail={names}
        actions={
          <>
            {count > 0 && (
              <Button variant="default" onClick={startAnew}>
                {text("operations.appSettings.discard")}
              </Button>
            )}
            <Button type="submit" loading={saving.busy} disabled={count === 0}>
              {text("operations.appSettings.save")}
            </Button>
          </>
        }
      />
    </form>
  );
}
