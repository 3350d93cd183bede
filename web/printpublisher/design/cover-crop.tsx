import "@mantine/core/styles/Slider.css";
import { Slider, Stack, Text } from "@mantine/core";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Crop, croppedDpi, leastDpi } from "../../../shared/printpublisher/config/print-config.ts";
import type { BookFormat } from "../../../shared/printpublisher/templates/page-model.ts";
import { useFormat } from "../../platform/format.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./design.module.css";

interface Size {
  width: number;
  height: number;
}

/**
 * How much wider and higher a picture is than the frame that it fills, in the frame's units.
 * @param zoom see `cropSchema`
 */
export function roomOf(picture: Size, frame: Size, zoom: number): Size {
  const scale = zoom * Math.max(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale - frame.width, height: picture.height * scale - frame.height };
}

/** Returns the crop after the picture was dragged by so much; it stays if there is no room to move. */
export function dragged(crop: Crop, by: { x: number; y: number }, room: Size): Crop {
  const along = (position: number, way: number, free: number) =>
    free < 1 ? position : Math.min(100, Math.max(0, Math.round((position - (way / free) * 100) * 10) / 10));
  return { ...crop, x: along(crop.x, by.x, room.width), y: along(crop.y, by.y, room.height) };
}

/** The front of the wrapper with its picture, which can be dragged, moved by sliders and enlarged; a line shows where the paper is cut. */
export function CoverCrop(props: {
  picture: string;
  /** Dots per inch of the whole picture. */
  dpi: number | null;
  format: BookFormat;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const { t } = useTranslation("printdesign");
  const format = useFormat();
  const [crop, setCrop] = useState(props.crop);
  const [size, setSize] = useState<Size>();
  const frame = useRef<HTMLDivElement>(null);
  const grabbed = useRef<{ x: number; y: number; crop: Crop }>(null);
  const change = (next: Crop) => {
    setCrop(next);
    props.onChange(next);
  };
  const room = () => {
    const box = frame.current?.getBoundingClientRect();
    return box && size ? roomOf(size, box, crop.zoom) : { width: 0, height: 0 };
  };
  const isFree = size ? roomOf(size, { width: 154, height: 216 }, crop.zoom) : { width: 0, height: 0 };
  const drag = (event: PointerEvent) => {
    const from = grabbed.current;
    if (!from) return;
    change(dragged(from.crop, { x: event.clientX - from.x, y: event.clientY - from.y }, room()));
  };
  const { x, y, zoom } = crop;
  const dpi = croppedDpi({ cover_dpi: props.dpi, cover_crop: crop, format: props.format });
  return (
    <div className={classes.crop}>
      <div
        ref={frame}
        className={classes.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grabbed.current = { x: event.clientX, y: event.clientY, crop };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grabbed.current = null;
        }}
        onPointerCancel={() => {
          grabbed.current = null;
        }}
      >
        <img
          src={props.picture}
          alt={t("cover")}
          draggable={false}
          style={{
            objectPosition: `${x}% ${y}%`,
            transformOrigin: `${x}% ${y}%`,
            transform: `scale(${zoom})`,
          }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize(width && height ? { width, height } : undefined)
          }
        />
      </div>
      <Stack gap="sm" className={classes.sliders}>
        <CropSlider
          label={t("cropX")}
          value={x}
          disabled={isFree.width < 1}
          onChange={(next) => change({ ...crop, x: next })}
        />
        <CropSlider
          label={t("cropY")}
          value={y}
          disabled={isFree.height < 1}
          onChange={(next) => change({ ...crop, y: next })}
        />
        <CropSlider
          label={t("cropZoom")}
          value={zoom * 100}
          from={100}
          to={400}
          onChange={(next) => change({ ...crop, zoom: next / 100 })}
        />
        <Text size="sm" c="dimmed">
          {t("cropHelp")}
        </Text>
        {dpi !== null && dpi < leastDpi && (
          <Notice tone="warn">{t("lowDpi", { dpi: format.number(dpi), least: leastDpi })}</Notice>
        )}
      </Stack>
    </div>
  );
}

/** Slider for a share in percent. */
function CropSlider(props: {
  label: string;
  value: number;
  from?: number;
  to?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const { label, value, from = 0, to = 100, disabled = false, onChange } = props;
  const format = useFormat();
  return (
    <div>
      <Text size="sm" fw={500} aria-hidden>
        {label}
      </Text>
      <Slider
        thumbLabel={label}
        label={(share) => `${format.number(share)} %`}
        min={from}
        max={to}
        value={Math.round(value)}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
