/**
 * Who may import whom (design section 2). Zones follow from a file's folder, never from a list of features, so a new feature is
 * covered as soon as its folder exists.
 */
import path from 'node:path';

const FRONT_ENDS = new Set(['agent-portal', 'admin']);

/** Folders of a front end that every feature may use; all other folders in its `src` are features. */
const OPEN_FOLDERS = new Set(['app', 'components', 'layout', 'providers', 'theme', 'work-table']);

/**
 * The backend's wings from the bottom up: each may import only itself and those before it. Folders above the wings may import
 * everything.
 */
const WINGS = ['platform', 'catalogue', 'quoting', 'enrollment', 'book', 'overview', 'staff', 'simulators'];

/** What writes and runs SQL by hand, and who may: the repositories. Migrations and demo rows have their own ways. */
const SQL_BY_HAND = /^backend\/src\/platform\/database\/(sql|run-sql|ask-together|json-rows|entity-columns)\.ts$/;
const WRITES_SQL = /\.repository\.ts$|^backend\/src\/(platform\/database|migrations|seed)\//;

/** Where the screens of all features are combined. */
const MEETING_PLACES = /^agent-portal\/src\/(app\/(routes|navigation)\.tsx?|main\.tsx|App\.tsx)$/;

/**
 * A file's zone, from its path below the repository root.
 * @param {string} file path with forward slashes
 */
export function zoneOf(file) {
  const [part = '', source, folder, ...rest] = file.split('/');
  const inSource = source === 'src';
  return {
    part,
    folder: inSource && rest.length > 0 ? (folder ?? '') : '',
    isTest: /\.(spec|e2e-spec|browser-spec|component-spec)\.tsx?$/.test(file),
  };
}

/**
 * Why `from` may not import `source`, or null if it may.
 * @param {string} from the importing file, below the repository root
 * @param {string} source the import specifier
 * @returns {string | null}
 */
export function importProblem(from, source) {
  const target = targetOf(from, source);
  const zone = zoneOf(from);
  if (target === null) {
    return packageProblem(from, zone, source);
  }
  const aim = zoneOf(target);
  if (aim.part === 'test' && zone.part !== 'test') {
    return supportProblem(zone, target);
  }
  if (zone.part === 'shared') {
    return aim.part === 'shared' ? null : 'shared imports nothing but date-fns, any-ascii and #shared.';
  }
  if (zone.part === 'web') {
    return ['web', 'shared'].includes(aim.part)
      ? null
      : 'web/ serves both front ends: it imports its own files and #shared.';
  }
  if (FRONT_ENDS.has(zone.part) && from.startsWith(`${zone.part}/src/`)) {
    return frontEndProblem(from, zone, aim);
  }
  if (zone.part === 'backend') {
    return backendProblem(from, target);
  }
  return null;
}

/** @param {string} from @param {string} source */
function targetOf(from, source) {
  if (source.startsWith('#shared/')) {
    return `shared/src/${source.slice('#shared/'.length)}`;
  }
  if (source.startsWith('#web/')) {
    return `web/src/${source.slice('#web/'.length)}`;
  }
  if (source.startsWith('#support/')) {
    return `test/support/${source.slice('#support/'.length)}`;
  }
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(from), source) : null;
}

/** What tests share is not part of the product. @param {ReturnType<typeof zoneOf>} zone @param {string} target */
function supportProblem(zone, target) {
  return zone.isTest && target.startsWith('test/support/')
    ? null
    : 'Only tests import from test/, and only its support/.';
}

/** @param {string} from @param {ReturnType<typeof zoneOf>} zone @param {string} source */
function packageProblem(from, zone, source) {
  if (zone.part === 'shared' && !/^(date-fns|@date-fns\/utc|any-ascii)(\/|$)/.test(source)) {
    const testTool = zone.isTest && ['fast-check', '@jest/globals'].includes(source);
    return testTool ? null : 'shared imports nothing but date-fns, any-ascii and #shared.';
  }
  if (from.startsWith('backend/src/catalogue/rating/') && !zone.isTest && /^(@nestjs\/|typeorm$)/.test(source)) {
    return 'rating/ is plain code: neither Nest nor TypeORM.';
  }
  return null;
}

/** @param {string} from @param {ReturnType<typeof zoneOf>} zone @param {ReturnType<typeof zoneOf>} aim */
function frontEndProblem(from, zone, aim) {
  if (['shared', 'web'].includes(aim.part)) {
    return null;
  }
  if (aim.part !== zone.part) {
    return 'A front end imports its own files, #web and #shared, nothing of the backend or of the other front end.';
  }
  const aimIsFeature = aim.folder !== '' && !OPEN_FOLDERS.has(aim.folder);
  if (!aimIsFeature || aim.folder === zone.folder) {
    return null;
  }
  if (zone.part === 'agent-portal') {
    return MEETING_PLACES.test(from) ? null : 'Features do not import each other: screens meet in app/routes.tsx.';
  }
  return zone.folder === '' ? null : 'Resources do not import each other: they meet in App.tsx.';
}

/** @param {string} from @param {string} target below the repository root */
function backendProblem(from, target) {
  if (!target.startsWith('backend/')) {
    return target.startsWith('shared/') ? null : 'The backend imports its own files and #shared only.';
  }
  const [fromFloor, toFloor] = [floorOf(from), floorOf(target)];
  if (toFloor > fromFloor && !zoneOf(from).isTest) {
    const wing = WINGS[fromFloor];
    return `${wing}/ uses only the wings below it (${WINGS.slice(0, fromFloor).join(', ') || 'none'}): what knows both belongs above.`;
  }
  if (SQL_BY_HAND.test(target) && !WRITES_SQL.test(from) && !zoneOf(from).isTest) {
    return 'SQL stands in *.repository.ts only.';
  }
  return toFloor > 0 && !isWingModule(from) && featureOf(from) !== featureOf(target) && /\.controller\.ts$/.test(target)
    ? "Use the other feature's service or repository, never its controller."
    : null;
}

/** @param {string} file */
const floorOf = (file) => {
  const floor = WINGS.indexOf(file.split('/')[2] ?? '');
  return floor < 0 ? WINGS.length : floor;
};

/** Where all features of a wing are combined. @param {string} file */
const isWingModule = (file) => /^backend\/src\/[^/]+\/[^/]+\.module\.ts$/.test(file);

/** Wing and folder. @param {string} file */
const featureOf = (file) => file.split('/').slice(2, 4).join('/');

/** @type {import('eslint').Rule.RuleModule} */
export const importZones = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    /** @param {import('estree').Node & { source?: unknown }} node */
    const check = (node) => {
      const source = /** @type {{ value?: unknown } | null | undefined} */ (node.source)?.value;
      const problem = typeof source === 'string' ? importProblem(from, source) : null;
      if (problem) {
        context.report({ node, message: problem });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
