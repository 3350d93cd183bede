import { allergy } from "./allergy.ts";
import { autoimmunity } from "./autoimmunity.ts";
import { bloodGroups } from "./blood-groups.ts";
import { clinicalChemistry } from "./clinical-chemistry.ts";
import { coagulation } from "./coagulation.ts";
import { drugs } from "./drugs.ts";
import { endocrinology } from "./endocrinology.ts";
import { genetics } from "./genetics.ts";
import { groups } from "./groups.ts";
import { haematology } from "./haematology.ts";
import { infectionSerology } from "./infection-serology.ts";
import { metabolism } from "./metabolism.ts";
import { microbiology } from "./microbiology.ts";
import { proteins } from "./proteins.ts";
import { toxicology } from "./toxicology.ts";
import { tumourMarkers } from "./tumour-markers.ts";
import { urineStoolCsf } from "./urine-stool-csf.ts";
import { vitamins } from "./vitamins.ts";

/**
 * The vocabulary of laboratory medicine, area by area. The rows are written by hand; German MeSH (CC BY 4.0) and Wikidata (CC0) are
 * sources of facts that editors may look up. Each area is text, which editors read and amend line by line.
 */
export const areas: readonly string[] = [
  groups,
  clinicalChemistry,
  haematology,
  coagulation,
  bloodGroups,
  endocrinology,
  proteins,
  autoimmunity,
  allergy,
  infectionSerology,
  microbiology,
  tumourMarkers,
  drugs,
  toxicology,
  vitamins,
  urineStoolCsf,
  metabolism,
  genetics,
];
