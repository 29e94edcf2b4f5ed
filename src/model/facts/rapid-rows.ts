import type { Facts } from '../../../facts/load.ts';
import type { Language } from '../language.ts';
import { driverPath } from './driver-index.ts';
import { word } from './rows.ts';

/** A kind of checksum and the drivers that upload rapidly with it. */
export interface RapidRow {
  /** As the service names it; a text where AList sends none. */
  hash: string;
  drivers: {
    name: string;
    href: string;
    /** Where it holds for parts of a file only. */
    note: string | undefined;
    /** The switch of its form, where there is one. */
    field: string | undefined;
  }[];
}

/** Who can upload rapidly, by checksum; those that send none last. */
export function rapidRows(facts: Facts, language: Language): RapidRow[] {
  const able = facts.drivers.drivers.filter(({ rapidUpload }) => rapidUpload.support !== 'no');
  const hashes = [...new Set(able.flatMap(({ rapidUpload }) => rapidUpload.hashes ?? []))].sort();
  const row = (hash: string, drivers: typeof able): RapidRow => ({
    hash,
    drivers: drivers.map((driver) => ({
      name: driver.name,
      href: driverPath(driver, language),
      note: driver.rapidUpload.support === 'partly' ? word('partly', language) : undefined,
      field: driver.fields.find(({ name }) => name === 'rapid_upload')?.name,
    })),
  });
  return [
    ...hashes.map((hash) =>
      row(
        hash,
        able.filter(({ rapidUpload }) => rapidUpload.hashes?.includes(hash)),
      ),
    ),
    row(
      word('noChecksum', language),
      able.filter(({ rapidUpload }) => !rapidUpload.hashes),
    ),
  ].filter(({ drivers }) => drivers.length > 0);
}
