import { categories } from "../../../shared/proficiency/categories/categories.endpoints.ts";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifiedTestables } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { materials } from "../../../shared/proficiency/materials/materials.endpoints.ts";
import { parameters } from "../../../shared/proficiency/parameters/parameters.endpoints.ts";
import { tags } from "../../../shared/proficiency/tags/tags.endpoints.ts";
import { testables } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { searched } from "../../platform/endpoint/find.ts";
import { categoryRecords } from "../categories/category.store.ts";
import { listCertificates } from "../certificates/list-certificates.ts";
import { materialRecords } from "../materials/material.store.ts";
import { parameterRecords } from "../parameters/parameter.store.ts";
import { tagRecords } from "../tags/tag.store.ts";
import { listTestables } from "../testable/list-testables.ts";
import { listCertifications } from "./list-certifications.ts";

/** The lists of proficiency testing with their commands. */
export const trialLists = [
  searched(certificates.list, listCertificates),
  searched(certifiedTestables.list, listCertifications),
  searched(testables.list, listTestables),
  searched(parameters.list, crud(parameters, parameterRecords).list),
  searched(materials.list, crud(materials, materialRecords).list),
  searched(categories.list, crud(categories, categoryRecords).list),
  searched(tags.list, crud(tags, tagRecords).list),
];
