import { describe, expect, test } from 'vitest';
import { formBranchesIn } from './form-branches.mjs';

describe('questions for the form', () => {
  test.each([
    ['{isPhone && <Row />}{!isPhone && <Table />}', 2],
    ['function columnsFor(count: number, isPhone: boolean) {}', 1],
    ["const Part = typeof __DEVICE__ === 'undefined' ? One : Other;", 1],
    ["if (build.device === 'pc') return;", 1],
    ["if (agent === 'pc') return;", 1],
    ["if (form === 'phone') return;", 1],
    ["if (document.documentElement.dataset.form === 'phone') return;", 1],
    ['const SHOWN = byForm({ desktop: 12, phone: 6 });', 1],
    ["const size = byForm<'s' | 'm'>({ desktop: 's', phone: 'm' });", 1],
    ["import { isPhone } from '../../../platform/device/index.ts';", 0],
    ["if (device.form === 'phone') return;", 0],
  ])('in %s', (source, count) => {
    expect(formBranchesIn(source)).toBe(count);
  });

  test('are not asked by a choice between whole files', () => {
    const imports =
      "import { Table } from './list.desktop.tsx';\nimport { Cards } from './list.phone.tsx';\n";
    expect(formBranchesIn(`${imports}const List = partByForm({ desktop: Table, phone: Cards });`)).toBe(0);
    expect(formBranchesIn(`${imports}const List = partByForm<Props>({ phone: Cards });`)).toBe(0);
    const lazy = "lazyPart(async () => (await import('./rail.desktop.tsx')).Rail, <i a={1} />)";
    expect(formBranchesIn(`const Rail = partByForm({ desktop: ${lazy} });`)).toBe(0);
  });

  test('are asked by a choice between parts of one file', () => {
    const source =
      "import { Table } from './list.desktop.tsx';\nconst List = partByForm({ desktop: Table, phone: Cards });";
    expect(formBranchesIn(source)).toBe(1);
    expect(
      formBranchesIn(
        "import { Table, Cards } from './list.tsx';\npartByForm({ desktop: Table, phone: Cards });",
      ),
    ).toBe(1);
  });
});
