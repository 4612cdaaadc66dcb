import { measureHouse, overBudget } from './house.mjs';

const house = (files: Record<string, string>) => measureHouse(new Map(Object.entries(files)));

describe('measureHouse', () => {
  it('counts lines by wing, and files that have no more than a few', () => {
    const figures = house({
      'backend/src/book/calls/calls.service.ts': 'a\n'.repeat(30),
      'backend/src/start.ts': 'a\nb\n',
      'admin/src/App.tsx': 'a\n'.repeat(20),
    });
    expect(figures).toMatchObject({
      'lines of backend/book': 30,
      'lines of backend/src': 2,
      'lines of admin': 20,
      'product lines': 52,
      'product files': 3,
      'product folders': 3,
      'files of at most 20 lines': 2,
    });
  });

  it('counts routes where they are declared', () => {
    const figures = house({
      'shared/src/calls/noted.calls.ts':
        "export const C = calls('/x', {\n  list: get('', {}),\n  end: remove(':id', {}),\n});\n",
      'backend/src/simulators/mail/mail.controller.ts': "class M {\n  @Get('x')\n  list() {}\n}\n",
    });
    expect([figures.routes, figures['lines a route']]).toEqual([3, 3]);
  });

  it('tells services with one public method, whatever is private in them', () => {
    const one =
      'export class A {\n  constructor(x) {}\n  async move(x) {}\n  private moved() {}\n  static of() {}\n}\n';
    const two = 'export class B {\n  move(x) {}\n  moved<T>(x) {}\n}\n';
    expect(house({ 'backend/src/book/a.service.ts': one, 'backend/src/book/b.service.ts': two })).toMatchObject({
      services: 2,
      'services with one public method': 1,
    });
  });

  it('lets a file of functions stand beside its aggregate, and not alone', () => {
    const alone = { 'backend/src/book/calls/first-day.ts': '' };
    const name = 'backend files without a role or an aggregate beside them';
    expect(house(alone)[name]).toBe(1);
    expect(house({ ...alone, 'backend/src/book/calls/call.table.ts': '' })[name]).toBe(0);
  });
});

describe('overBudget', () => {
  it('names what has grown and what has no budget, and lets the rest be', () => {
    expect(overBudget({ lines: 11, files: 3, rooms: 2, routes: 900 }, { lines: 10, files: 3 })).toEqual([
      'lines: 11, at most 10',
      'rooms: 2, at most nothing yet',
    ]);
  });
});
