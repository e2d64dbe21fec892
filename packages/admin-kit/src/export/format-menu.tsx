import { Button, type ButtonProps, Popover, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useKit } from "../kit/kit-context.tsx";
import type { FileFormat } from "./use-file-export.ts";

export interface FormatMenuProps {
  label: string;
  size?: ButtonProps["size"];
  loading?: boolean;
  onChoose: (format: FileFormat) => void;
  /** What else is chosen before the format. */
  children?: ReactNode;
}

/** A button that asks for the format of a file. */
export function FormatMenu({ label, size = "sm", loading = false, onChoose, children }: FormatMenuProps) {
  const { text } = useKit();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={220} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size={size}
          loading={loading}
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          onClick={() => setOpened((now) => !now)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {children}
          {(["csv", "xlsx"] as const).map((format) => (
            <Button
              key={format}
              variant="subtle"
              size="xs"
              justify="flex-start"
              onClick={() => {
                setOpened(false);
                onChoose(format);
              }}
            >
              {text(`kit.export.${format}`)}
            </Button>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
