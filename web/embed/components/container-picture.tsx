/** @jsxImportSource preact */
import type { CapColour } from "../../../shared/core/catalogue/container-look.ts";
import type { ShownSpecimen } from "../../../shared/core/catalogue/shown-specimen.ts";

const caps: Record<CapColour, string> = {
  red: "#c8102e",
  orange: "#ef7d00",
  yellow: "#f2c200",
  green: "#1f8a3b",
  blue: "#1f6fc4",
  violet: "#7a4aa8",
  pink: "#e58fb1",
  brown: "#7d4a26",
  grey: "#8d949b",
  black: "#26292c",
  white: "#fff",
};

/** Outline of a body below its cap, its content, the place of the fill mark, and its left and right edge. */
const bodies = {
  tube: {
    path: "M10 20v62a10 10 0 0 0 20 0V20",
    content: "M11 36v46a9 9 0 0 0 18 0V36z",
    ...{ mark: 36, left: 10, right: 30 },
  },
  slim_tube: {
    path: "M15 20v68a5 5 0 0 0 10 0V20",
    content: "M16 30v58a4 4 0 0 0 8 0V30z",
    ...{ mark: 30, left: 15, right: 25 },
  },
  swab: {
    path: "M13 20v65a7 7 0 0 0 14 0V20",
    content: "M14 62v23a6 6 0 0 0 12 0V62z",
    ...{ mark: 62, left: 13, right: 27 },
  },
  bottle: {
    path: "M15 20v14c-8 4-9 8-9 14v42q0 4 4 4h20q4 0 4-4V48c0-6-1-10-9-14V20",
    content: "M7 58v32q0 3 3 3h20q3 0 3-3V58z",
    ...{ mark: 58, left: 6, right: 34 },
  },
  cup: {
    path: "M5 36l3 52q.5 5 5 5h14q4.5 0 5-5l3-52",
    content: "M7 56l2 32q.5 4 4 4h14q3.5 0 4-4l2-32z",
    ...{ mark: 56, left: 6, right: 34 },
  },
} as const;

/** A picture of a container with its cap in the colour that the laboratory names; its words stand beside it. */
export function ContainerPicture({ look: appearance }: { look: NonNullable<ShownSpecimen["look"]> }) {
  const { shape, caps: colours } = appearance;
  const { path, content, mark, left, right } = bodies[shape === "gel_tube" ? "tube" : shape];
  const isPair = shape === "bottle" && colours.length > 1;
  const top = shape === "cup" ? 22 : 3;
  const inset = shape === "bottle" ? 12 : left - 2;
  return (
    <svg
      class="lbm-container"
      viewBox={isPair ? "0 0 82 100" : "0 0 40 100"}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
    >
      {(isPair ? colours : [colours[0]]).map((colour, index) => (
        <g key={colour ?? "none"} transform={`translate(${index * 42} 0)`}>
          <path d={path} />
          <path d={content} fill="currentColor" fill-opacity=".14" stroke="none" />
          {shape === "gel_tube" && <path d="M10 66h20M10 73h20" stroke-width="1" />}
          {shape === "swab" && <path d="M20 20v52m0 0v10" stroke-width="2.5" />}
          <path d={`M${left} ${mark}h${(right - left) * 0.45}`} stroke-width="2" />
          <rect
            x={inset}
            y={top}
            width={40 - 2 * inset}
            height="16"
            rx="3"
            fill={colour ? caps[colour] : "none"}
            stroke-dasharray={colour ? undefined : "3 2"}
          />
        </g>
      ))}
    </svg>
  );
}
