import "@mantine/dropzone/styles.css";
import { Button, Text } from "@mantine/core";
import { Dropzone, type FileRejection } from "@mantine/dropzone";
import { IconFileCheck, IconFileUpload, IconFileX } from "@tabler/icons-react";
import { useRef } from "react";
import classes from "./upload.module.css";

export interface UploadProps {
  label: string;
  button: string;
  hint: string;
  /** Extensions by MIME type. */
  accept: Record<string, string[]>;
  /** Largest size in bytes. */
  maxSize: number;
  disabled?: boolean;
  /** In as few lines as possible, where the zone is not what a page is for. */
  compact?: boolean;
  onFile: (file: File) => void;
  /** If present, several files can be chosen at once. */
  onFiles?: (files: File[]) => void;
  /** Called for each choice, before the file is accepted or rejected. */
  onChoose?: () => void;
  /** @param names of the rejected files */
  onReject: (reason: "type" | "size" | "many", names: readonly string[]) => void;
}

const names = (rejections: readonly FileRejection[]) => rejections.map(({ file }) => file.name);

/** A zone to drop one or several files on, or to choose them from the disk by mouse or keyboard. */
export function Upload(props: UploadProps) {
  const reject = (rejections: FileRejection[]) => {
    if (rejections.length > 1 && !props.onFiles) return props.onReject("many", names(rejections));
    const tooLarge = ({ errors }: FileRejection) => errors[0]?.code === "file-too-large";
    for (const [reason, rejected] of [
      ["type", rejections.filter((rejection) => !tooLarge(rejection))],
      ["size", rejections.filter(tooLarge)],
    ] as const)
      if (rejected.length > 0) props.onReject(reason, names(rejected));
  };
  const zone = useRef<HTMLDivElement>(null);
  /** Clear the field, since it reports no change if the same file is chosen again. */
  const forget = () => {
    const field = zone.current?.querySelector<HTMLInputElement>("input[type=file]");
    if (field) field.value = "";
  };
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      ref={zone}
      className={classes.zone}
      accept={props.accept}
      maxSize={props.maxSize}
      multiple={props.onFiles !== undefined}
      disabled={props.disabled}
      onDropAny={() => {
        props.onChoose?.();
        forget();
      }}
      onDrop={(files) => {
        if (props.onFiles) return props.onFiles(files);
        const [file] = files;
        if (file) props.onFile(file);
      }}
      onReject={reject}
      openRef={open}
      // The button inside serves the keyboard; the zone itself is for drops and the mouse.
      activateOnKeyboard={false}
      tabIndex={-1}
      inputProps={{ "aria-hidden": true }}
    >
      <div className={classes.inner} data-compact={props.compact}>
        <Dropzone.Accept>
          <IconFileCheck size={36} stroke={1.3} aria-hidden />
        </Dropzone.Accept>
        <Dropzone.Reject>
          <IconFileX size={36} stroke={1.3} aria-hidden />
        </Dropzone.Reject>
        <Dropzone.Idle>
          <IconFileUpload size={36} stroke={1.3} aria-hidden />
        </Dropzone.Idle>
        <Text fw={600} size="lg">
          {props.label}
        </Text>
        <Text c="dimmed">{props.hint}</Text>
        <Button
          mt={props.compact ? 0 : "xs"}
          variant="default"
          className={classes.button}
          disabled={props.disabled}
          onClick={(event) => {
            event.stopPropagation();
            open.current?.();
          }}
        >
          {props.button}
        </Button>
      </div>
    </Dropzone>
  );
}
