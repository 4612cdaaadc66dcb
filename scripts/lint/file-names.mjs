/** Vague names become dumping grounds; barrels break validation and cause cycles (design section 2, rule 5). */
import path from 'node:path';

const DUMPING_GROUND = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/i;
const RESOURCE_INDEX = /^admin\/src\/[^/]+\/index\.tsx?$/;

/**
 * Why a file may not have this path, or null if it may.
 * @param {string} file path below the repository root, with forward slashes
 * @returns {string | null}
 */
export function fileNameProblem(file) {
  if (DUMPING_GROUND.test(file)) {
    return 'Name the file and its folder for their topic: no utils, helpers, common or misc.';
  }
  if (/(^|\/)index\.tsx?$/.test(file) && !RESOURCE_INDEX.test(file)) {
    return 'No barrels: import the file itself. Only a react-admin resource has an index.ts.';
  }
  if (/\.(dto|api)\.ts$/.test(file)) {
    return 'Declare a call once, in shared/src/<topic>/x.calls.ts: bodies, answers and client follow from it.';
  }
  return null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const fileNames = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const problem = fileNameProblem(file);
    return problem ? { Program: (node) => context.report({ node, message: problem }) } : {};
  },
};
