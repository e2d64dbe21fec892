import { IconAlertCircle, IconCircleCheck, IconFile, IconUpload, IconX } from "@tabler/icons-react";
import { useId, useRef, useState, type DragEvent, type ReactNode } from "react";
import classes from "./file-drop.module.css";

export interface DroppedFile {
  key: string;
  name: string;
  /** "1.2 MB", "uploading 43 %", "done". */
  stateText: string;
  state: "waiting" | "sending" | "done" | "failed";
  /** 0 to 1 while sending. */
  progress?: number | undefined;
  error?: string | undefined;
  /** What can be done with it besides removing it. */
  action?: ReactNode;
}

export interface FileDropProps {
  label: string;
  /** "Drop a file here". */
  dropText: string;
  buttonLabel: string;
  /** Allowed kinds and sizes. */
  hint?: string | undefined;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  onFiles: (files: File[]) => void;
  files?: readonly DroppedFile[] | undefined;
  onRemove?: ((key: string) => void) | undefined;
  removeLabel?: ((name: string) => string) | undefined;
  error?: string | undefined;
}

const ICONS = { waiting: IconFile, sending: IconFile, done: IconCircleCheck, failed: IconAlertCircle };

function FileRow({
  file,
  onRemove,
  removeLabel,
}: { file: DroppedFile } & Pick<FileDropProps, "onRemove" | "removeLabel">) {
  const Icon = ICONS[file.state];
  return (
    <li className={classes.file} data-state={file.state}>
      <Icon size={18} stroke={1.7} className={classes.fileIcon} aria-hidden />
      <div className={classes.fileBody}>
        <div className={classes.fileLine}>
          <span className={classes.fileName}>{file.name}</span>
          <span className={classes.fileState}>{file.stateText}</span>
        </div>
        {file.state === "sending" && file.progress !== undefined && (
          <progress className={classes.track} aria-label={file.name} max={1} value={file.progress} />
        )}
        {file.error !== undefined && (
          <p className={classes.error} role="alert">
            {file.error}
          </p>
        )}
      </div>
      {file.action}
      {onRemove !== undefined && removeLabel !== undefined && (
        <button
          type="button"
          className={classes.remove}
          aria-label={removeLabel(file.name)}
          onClick={() => onRemove(file.key)}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}

export function FileDrop(props: FileDropProps) {
  const { label, dropText, buttonLabel, hint, error, multiple = false, disabled = false, onFiles } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) take(event.dataTransfer.files);
    },
  };
  const described = [error === undefined ? "" : `${id}error`, hint === undefined ? "" : `${id}hint`]
    .join(" ")
    .trim();
  return (
    <fieldset className={classes.field} disabled={disabled}>
      <legend className={classes.label}>
        {label}
        {props.required && (
          <span className={classes.needed} aria-hidden>
            {" *"}
          </span>
        )}
      </legend>
      <div
        className={classes.area}
        data-over={over || undefined}
        data-bad={error === undefined ? undefined : true}
        {...dropping}
      >
        <IconUpload size={20} stroke={1.7} className={classes.icon} aria-hidden />
        <span className={classes.words}>{dropText}</span>
        <button
          type="button"
          className={classes.button}
          disabled={disabled}
          aria-describedby={described === "" ? undefined : described}
          onClick={() => picker.current?.click()}
        >
          {buttonLabel}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={props.accept}
          multiple={multiple}
          aria-label={label}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = "";
          }}
        />
        {hint !== undefined && (
          <p id={`${id}hint`} className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {props.files !== undefined && props.files.length > 0 && (
        <ul className={classes.files} aria-label={label}>
          {props.files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={props.onRemove} removeLabel={props.removeLabel} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
