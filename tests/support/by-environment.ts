import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment");

/**
 * Orders the files of a project by their environment, those with a DOM first, since the longest are among them. A worker never changes its
 * environment: between two files that differ, it ends, and another one starts and loads every package anew.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((ofProject) => {
      const withDom = ofProject.filter(needsDom);
      return [...withDom, ...ofProject.filter((file) => !withDom.includes(file))];
    });
  }
}
