import { Link } from "react-router";
import { productName } from "../../platform/title.ts";
import classes from "./header.module.css";

/** The logo: wells of a microplate that form an L. */
function BrandMark() {
  const wells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      {wells.map(({ row, column }) => (
        <circle
          key={`${row}${column}`}
          cx={9.5 + column * 6.5}
          cy={9.5 + row * 6.5}
          r="2.5"
          fill="#fff"
          opacity={column === 0 || row === 2 ? 1 : 0.35}
        />
      ))}
    </svg>
  );
}

/** Product and laboratory at the left of the header. */
export function Brand({ lab, logo }: { lab: string; logo: string | null }) {
  return (
    <Link to="/dashboard" className={classes.brand}>
      <BrandMark />
      <span className={classes.brandName}>{productName}</span>
      <span className={classes.lab}>
        {logo ? <img src={logo} alt={lab} className={classes.logo} data-logo /> : lab}
      </span>
    </Link>
  );
}
