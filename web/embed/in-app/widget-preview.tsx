import { Button, SegmentedControl } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconExternalLink } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguageName, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { previewAddress, type WidgetAttributes, WidgetFrame } from "./widget-frame.tsx";
import classes from "./widget-preview.module.css";

/** In CSS pixels. */
const devices = { desktop: [1280, 800], tablet: [768, 900], phone: [375, 720] } as const;
type Device = keyof typeof devices;

/** A page as wide as a device, scaled down if there is less room for it. */
function Stage({ attributes, device }: { attributes: WidgetAttributes; device: Device }) {
  const { ref, width: room } = useElementSize();
  const [width, height] = devices[device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div className={classes.stage}>
      <div ref={ref}>
        <div className={classes.device} style={{ width: width * scale, height: height * scale }}>
          <div className={classes.scaled} style={{ width, transform: `scale(${scale})` }}>
            <WidgetFrame attributes={attributes} height={height} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface WidgetPreviewProps {
  title: string;
  lead: string;
  /** Attributes of the widget, except its language. */
  attributes: Omit<WidgetAttributes, "lang">;
  /** Controls that choose the content. */
  children?: ReactNode;
}

/** A page that shows a module's widgets as visitors see them, on devices of three widths and in each language. */
export function WidgetPreview({ title, lead, attributes: shown, children }: WidgetPreviewProps) {
  const { t } = useTranslation("widgets");
  const { languages } = useSettings();
  const reader = useReaderLanguage();
  const languageName = useLanguageName();
  const [lang, setLang] = useState<string>(languages.includes(reader) ? reader : (languages[0] ?? "de"));
  const [device, setDevice] = useState<Device>("desktop");
  const attributes = { ...shown, lang };
  const choice = <Value extends string>(
    label: string,
    value: Value,
    data: { value: Value; label: string }[],
    onChange: (value: Value) => void,
  ) => (
    <SegmentedControl
      size="sm"
      aria-label={label}
      value={value}
      data={data}
      onChange={(chosen) => onChange(chosen as Value)}
    />
  );
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        <Button
          component="a"
          variant="default"
          href={previewAddress(attributes)}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t("newTab")}
        </Button>
      }
    >
      <Panel>
        <div className={classes.controls}>
          {children}
          {choice(
            t("device"),
            device,
            (Object.keys(devices) as Device[]).map((value) => ({ value, label: t(`devices.${value}`) })),
            setDevice,
          )}
          {languages.length > 1 &&
            choice(
              t("language"),
              lang,
              languages.map((value) => ({ value, label: languageName(value) })),
              setLang,
            )}
        </div>
      </Panel>
      <Stage attributes={attributes} device={device} />
    </Page>
  );
}
