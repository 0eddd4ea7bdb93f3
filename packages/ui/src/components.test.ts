import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  Badge,
  Ball,
  BallRow,
  Button,
  Clock,
  Die,
  Field,
  Input,
  MoneyText,
  Progress,
  QuickFilter,
  RecordTable,
  SearchSelect,
  Stepper,
  Switch,
  Tabs,
  Toast,
  UiTextProvider,
} from './index.ts';

const html = (node: ReactNode) => renderToStaticMarkup(node);
const message = { id: 1, text: '余额不足', durationMs: 1800, times: 1 } as const;

describe('accessibility', () => {
  test('a result is read once, its balls are hidden', () => {
    const row = html(
      h(BallRow, { look: 'plain', numbers: [3, 7, 6, 6, 8], label: '第041期开奖号码 3 7 6 6 8' }),
    );
    expect(row.match(/第041期开奖号码/g)).toHaveLength(1);
    expect(row).toMatch(/<ol[^>]*dir="ltr"[^>]*aria-hidden="true"/);
    expect(row.match(/data-state="idle"/g)).toHaveLength(5);
  });

  test('a ball with a name is one image', () => {
    expect(html(h(Ball, { look: 'ring', value: '07', label: '红波 07 鼠' }))).toContain(
      'role="img" aria-label="红波 07 鼠"',
    );
  });

  test('a field links its label, note and error to the control', () => {
    const props = { label: '资金密码', error: '密码不正确', children: h(Input) };
    const field = html(h(Field, props));
    const id = /<label[^>]*for="([^"]+)"/.exec(field)?.[1];
    expect(field).toContain(`id="${id}" aria-describedby="${id}-note"`);
    expect(field).toContain('aria-invalid="true"');
    expect(field).toMatch(/role="alert"/);
  });

  test('[R9.8] a long list is a combobox, named by its field, that exposes the choice', () => {
    const choice = h(SearchSelect, {
      label: '银行',
      options: [{ value: 'icbc', label: '中国工商银行' }],
      value: 'icbc',
      onChange: () => undefined,
    });
    const props = { label: '银行', error: '请选择银行', children: choice };
    const field = html(h(Field, props));
    const id = /<label[^>]*for="([^"]+)"/.exec(field)?.[1];
    const button = /<button[^>]*role="combobox"[^>]*>[^<]*/.exec(field)?.[0] ?? '';
    for (const part of [
      `id="${id}"`,
      `aria-describedby="${id}-note"`,
      'aria-haspopup="dialog"',
      'aria-expanded="false"',
      'aria-invalid="true"',
      '>中国工商银行',
    ])
      expect(button).toContain(part);
    expect(html(choice)).toContain('aria-label="银行"');
  });

  test('a loading button is busy and not disabled, so the focus stays', () => {
    const button = html(h(Button, { loading: true }, '确认投注'));
    expect(button).toContain('aria-busy="true"');
    expect(button).not.toContain(' disabled=');
  });

  test('error toasts are assertive, others polite', () => {
    expect(html(h(Toast, { message: { ...message, type: 'error' } }))).toContain('role="alert"');
    expect(html(h(Toast, { message: { ...message, type: 'success' } }))).toContain('role="status"');
  });

  test('a countdown is a silent timer', () => {
    expect(html(h(Clock, { seconds: 41, label: '距封盘' }))).toMatch(
      /role="timer" aria-live="off" aria-label="距封盘 00:41"/,
    );
  });

  test('a stepper exposes its value and bounds', () => {
    const stepper = html(h(Stepper, { value: 5, min: 1, max: 9, label: '倍数', onChange: () => undefined }));
    expect(stepper).toContain(
      'role="spinbutton" aria-label="倍数" aria-valuenow="5" aria-valuemin="1" aria-valuemax="9"',
    );
  });

  test('only the chosen tab is a tab stop', () => {
    const tabs = html(
      h(Tabs, {
        id: 't',
        label: '右栏',
        value: 'b',
        onChange: () => undefined,
        items: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      }),
    );
    expect(tabs.match(/tabindex="0"/g)).toHaveLength(1);
    expect(tabs).toMatch(/aria-selected="true" tabindex="0"/);
  });

  test('stateful filters are toggles, plain actions are not', () => {
    const strip = html(
      h(QuickFilter, {
        label: '百位',
        onPick: () => undefined,
        items: [
          { key: 'odd', label: '奇', pressed: true },
          { key: 'clear', label: '清' },
        ],
      }),
    );
    expect(strip.match(/aria-pressed/g)).toHaveLength(1);
  });

  test('a switch and a bar expose their state', () => {
    expect(html(h(Switch, { checked: true, label: '音效', onChange: () => undefined }))).toContain(
      'role="switch" aria-checked="true"',
    );
    expect(html(h(Progress, { value: 0.625, label: '流水' }))).toContain('aria-valuenow="63"');
  });
});

describe('visible content', () => {
  test('a gain has a sign and an arrow, a hidden amount has neither figure nor sign', () => {
    const gain = html(h(MoneyText, { text: '¥147.00', sign: 'plus', tone: 'up', arrow: true }));
    expect(gain).toContain('+¥147.00');
    expect(gain).toContain('<svg');
    const hidden = html(h(MoneyText, { text: '¥147.00', sign: 'plus', tone: 'up', hidden: true }));
    expect(hidden).not.toContain('147');
    expect(hidden).not.toContain('+');
  });

  test('a pending result has empty balls, never old numbers', () => {
    const row = html(h(BallRow, { look: 'plain', numbers: [3, 7], label: '待开奖', state: 'empty' }));
    expect(row).not.toMatch(/>[37]</);
  });

  test('a die prints its digit and that many pips', () => {
    const die = html(h(Die, { value: 5 }));
    expect(die.match(/<circle/g)).toHaveLength(5);
    expect(die).toMatch(/>5</);
  });

  test('a count of zero is not shown, a large one is capped', () => {
    expect(html(h(Badge, { count: 0 }))).toBe('');
    expect(html(h(Badge, { count: 120 }))).toContain('99+');
  });

  test('an empty list shows its empty state, a loading one does not', () => {
    const list = {
      columns: [{ key: 'a', head: 'A', cell: () => 'x' }],
      rows: [],
      rowKey: () => 'k',
      label: '记录',
      layout: 'table' as const,
      empty: '暂无记录',
    };
    expect(html(h(RecordTable, list))).toBe('暂无记录');
    expect(html(h(RecordTable, { ...list, loadingRows: 2 }))).not.toContain('暂无记录');
  });

  test('texts come from the application', () => {
    const stepper = h(Stepper, { value: 1, onChange: () => undefined });
    expect(html(stepper)).toContain('aria-label="ui_increase"');
    const props = { text: (key: string) => `[${key}]`, children: stepper };
    expect(html(h(UiTextProvider, props))).toContain('aria-label="[ui_increase]"');
  });
});
