import { all, on } from './registry.ts';

/** What the filter of the driver index asks for; empty parts ask nothing. */
export interface DriverQuery {
  /** Words that must all be found, lower case. */
  words: string[];
  can: string[];
  root: string;
  region: string;
}

/** One row of the index, as its `data-*` attributes tell it. */
export interface DriverFacts {
  search: string;
  can: string[];
  root: string;
  region: string;
}

/** Whether a driver answers a query: every word in its names, every ability, the root kind and the region. */
export function matches(driver: DriverFacts, query: DriverQuery): boolean {
  return (
    query.words.every((word) => driver.search.includes(word)) &&
    query.can.every((ability) => driver.can.includes(ability)) &&
    (!query.root || driver.root === query.root) &&
    (!query.region || driver.region === query.region)
  );
}

/** The query a form's values ask. */
export function queryOf(values: URLSearchParams): DriverQuery {
  return {
    words: (values.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    can: values.getAll('can'),
    root: values.get('root') ?? '',
    region: values.get('region') ?? '',
  };
}

/**
 * The driver index: hides rows that do not match its filter, and keeps what was asked in the address. It may come while
 * somebody types: what is filled in then holds, and the address only where it asks for something.
 */
export function driverFilter(root: ParentNode): (() => void) | undefined {
  const index = root.querySelector<HTMLElement>('[data-driver-index]');
  const form = index?.querySelector('form');
  const output = form?.querySelector('output');
  if (!index || !form || !output) return undefined;
  const rows = [...index.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => ({
    element,
    driver: factsOf(element.dataset),
  }));
  const text = output.dataset.text ?? '';

  const apply = () => {
    const query = queryOf(valuesOf(form));
    let shown = 0;
    for (const { element, driver } of rows) {
      const hidden = !matches(driver, query);
      if (element.hidden !== hidden) element.hidden = hidden;
      if (!hidden) shown++;
    }
    output.value = text.replace('{n}', String(shown)).replace('{all}', String(rows.length));
  };
  const remember = () => {
    const values = valuesOf(form).toString();
    history.replaceState(history.state, '', `${location.pathname}${values && `?${values}`}${location.hash}`);
  };
  let frame = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  const change = () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
    // The letter is painted first, then the rows; the address follows when the reader pauses.
    frame = requestAnimationFrame(() => {
      later = setTimeout(() => {
        apply();
        later = setTimeout(remember, 200);
      });
    });
  };

  if (location.search) fill(form, new URLSearchParams(location.search));
  apply();
  if (valuesOf(form).size > 0) later = setTimeout(remember, 200);
  return all(
    on(form, 'input', change),
    on(form, 'submit', (event) => event.preventDefault()),
    on(form, 'reset', change),
    () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    },
  );
}

function factsOf({ search = '', can = '', root = '', region = '' }: DOMStringMap): DriverFacts {
  return { search, can: can.split(' '), root, region };
}

/** What is filled in; empty fields are left out. */
function valuesOf(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  );
  return new URLSearchParams(filled);
}

function fill(form: HTMLFormElement, values: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = values.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = values.get(field.name) ?? '';
    }
  }
}
