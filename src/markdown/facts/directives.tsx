import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Facts } from '../../../facts/load.ts';
import { cardOf } from '../../model/facts/card.ts';
import { indexRows } from '../../model/facts/driver-index.ts';
import { rapidRows } from '../../model/facts/rapid-rows.ts';
import { readFacts } from '../../model/facts/read-facts.ts';
import {
  commonRows,
  configGroups,
  configSection,
  fieldRows,
  settingGroups,
  word,
} from '../../model/facts/rows.ts';
import { commandRows, flagRows, permissionRows } from '../../model/facts/short-rows.ts';
import { tokenServerGroups } from '../../model/facts/token-server-rows.ts';
import type { Language } from '../../model/language.ts';
import { CommandTable } from '../../ui/facts/CommandTable.tsx';
import { DriverCard } from '../../ui/facts/DriverCard.tsx';
import { DriverIndex } from '../../ui/facts/DriverIndex.tsx';
import { FactTable } from '../../ui/facts/FactTable.tsx';
import { PermissionTable } from '../../ui/facts/PermissionTable.tsx';
import { RapidTable } from '../../ui/facts/RapidTable.tsx';
import type { LeafDirective } from '../directives.ts';

/** `::driver-fields[Onedrive]` on a Chinese page is `{ label: 'Onedrive', language: 'zh' }`. */
interface Place {
  /** The text in brackets; empty where there are none. */
  label: string;
  language: Language;
}

type Draw = (facts: Facts, place: Place) => ReactElement;

const draw: Record<string, Draw> = {
  'driver-card': (facts, { label, language }) => (
    <DriverCard card={cardOf(facts, driverNamed(facts, label), language)} language={language} />
  ),
  'driver-fields': (facts, { label, language }) => {
    const driver = driverNamed(facts, label);
    const groups = [{ id: label, title: label, rows: fieldRows(facts, driver, language) }];
    return <FactTable title={label} subject="field" groups={groups} language={language} />;
  },
  'common-fields': (facts, { language }) => {
    const groups = [{ id: 'common', title: '', rows: commonRows(facts, language) }];
    return <FactTable title={word('field', language)} subject="field" groups={groups} language={language} />;
  },
  settings: (facts, { label, language }) => {
    requireOneOf(
      label,
      facts.settings.groups.map(({ id }) => id),
      'group of settings',
    );
    const groups = settingGroups(facts, language, label);
    return (
      <FactTable title={word('setting', language)} subject="setting" groups={groups} language={language} />
    );
  },
  'config-keys': (facts, { label, language }) => {
    requireOneOf(
      label,
      facts.config.keys.map(({ path }) => configSection(path)),
      'section of the configuration',
    );
    const groups = configGroups(facts, language, label);
    return <FactTable title={label || 'config.json'} subject="key" groups={groups} language={language} />;
  },
  permissions: (facts, { language }) => (
    <PermissionTable rows={permissionRows(facts, language)} language={language} />
  ),
  cli: (facts, { language }) => {
    const flags = [{ id: 'flags', title: '', rows: flagRows(facts, language) }];
    return (
      <>
        <CommandTable rows={commandRows(facts, language)} language={language} />
        <FactTable title={word('flag', language)} subject="flag" groups={flags} language={language} />
      </>
    );
  },
  'rapid-upload': (facts, { language }) => (
    <RapidTable rows={rapidRows(facts, language)} language={language} />
  ),
  'token-server-variables': (facts, { language }) => (
    <FactTable
      title={word('variable', language)}
      subject="variable"
      groups={tokenServerGroups(facts, language)}
      language={language}
    />
  ),
  drivers: (facts, { language }) => <DriverIndex rows={indexRows(facts, language)} language={language} />,
};

/** The leaf directives that place facts, by name. A name the facts do not have is refused with those they have. */
export const factsDirectives: Readonly<Record<string, LeafDirective>> = Object.fromEntries(
  Object.entries(draw).map(([name, component]): [string, LeafDirective] => [
    name,
    (label, _attributes, { language }) => renderToStaticMarkup(component(readFacts(), { label, language })),
  ]),
);

function driverNamed(facts: Facts, name: string) {
  const { drivers } = facts.drivers;
  const driver = drivers.find((one) => one.name === name);
  if (driver) return driver;
  const near = drivers.filter((one) => one.name.toLowerCase().includes(name.toLowerCase().trim() || '?'));
  const candidates = (near.length > 0 ? near : drivers).map((one) => one.name);
  throw new Error(`there is no driver “${name}”; write one of ${candidates.join(', ')}`);
}

function requireOneOf(label: string, ids: string[], what: string) {
  if (!label || ids.includes(label)) return;
  throw new Error(
    `there is no ${what} “${label}”; write one of ${[...new Set(ids)].join(', ')}, or none for all`,
  );
}
