import type { Facts } from '../../../facts/load.ts';
import type { CommonField } from '../../../facts/schema/common-storage.ts';
import type { Driver, DriverField } from '../../../facts/schema/drivers.ts';
import { type Language, localeHome } from '../language.ts';
import { commonAnchor, fieldAnchor } from './anchor.ts';

/** Headings of a driver's part of a generated page. */
const headings = {
  can: { en: 'What it can do', zh: '能力' },
  add: { en: 'Add the storage', zh: '添加存储' },
  fields: { en: 'Fields', zh: '字段' },
  shared: { en: 'Shared options', zh: '公共选项' },
  api: { en: 'Over the API', zh: '通过 API 添加' },
};

/** All that the facts tell about one driver, as Markdown. Alone on its page it needs no heading of its own. */
export function driverSection(facts: Facts, driver: Driver, language: Language, alone: boolean): string {
  const level = alone ? '##' : '###';
  const heading = (key: keyof typeof headings) => `${level} ${headings[key][language]}`;
  return [
    ...(alone ? [heading('can')] : [`## ${driver.name}`]),
    `::driver-card[${driver.name}]`,
    heading('add'),
    steps(facts, driver, language),
    heading('fields'),
    `::driver-fields[${driver.name}]`,
    heading('shared'),
    sharedOptions(facts, driver, language),
    heading('api'),
    apiCall(facts, driver, language),
  ].join('\n\n');
}

function steps(facts: Facts, driver: Driver, language: Language): string {
  const home = localeHome[language];
  const mount = `\`/${driver.page.toLowerCase()}\``;
  const fill = whatToFill(facts, driver, language);
  const lines =
    language === 'zh'
      ? [
          ...(driver.tool ? [`在[令牌工具](${home}${driver.tool.slice(1)})取得令牌。`] : []),
          `打开 :ui[管理] → :ui[存储空间] → :ui[添加]，驱动选择 **${driver.name}**。`,
          `填写 :ui[挂载路径]，例如 ${mount}。`,
          fill ? `填写${fill}。其余字段见下表。` : '表单没有标为必填的字段；按下表填写你需要的字段。',
          '点表单下方的 :ui[添加]。列表中该存储的状态为 `work` 即成功。',
        ]
      : [
          ...(driver.tool ? [`Get a token with the [token tool](${home}${driver.tool.slice(1)}).`] : []),
          `Open :ui[Manage] → :ui[Storages] → :ui[Add] and choose the driver **${driver.name}**.`,
          `Enter a :ui[Mount Path], for example ${mount}.`,
          fill
            ? `Fill in ${fill}. The table below explains the rest.`
            : 'The form marks no field as required; set those you need from the table below.',
          'Press :ui[Add] below the form. The list shows the storage with the status `work`.',
        ];
  return lines.map((line, place) => `${place + 1}. ${line}`).join('\n');
}

/** What has to be filled in, with a link to each field's row: what every storage needs, then one of several sets. */
function whatToFill(facts: Facts, driver: Driver, language: Language): string {
  const comma = language === 'zh' ? '、' : ', ';
  const link = (text: string) => `[\`${text}\`](#${fieldAnchor(driver.name, text.split('=')[0] ?? text)})`;
  const required = driver.fields.filter(isEmptyAndRequired).map(({ name }) => name);
  const sets = facts.meanings.drivers.get(driver.name)?.needs ?? [];
  const [only = []] = sets.length === 1 ? sets : [];
  const always = [...required, ...only].map(link).join(comma);
  if (sets.length < 2) return always;
  const oneOf = sets.map((fields) => fields.map(link).join(language === 'zh' ? ' 加 ' : ' with '));
  return language === 'zh'
    ? `${always && `${always}，以及`}以下任意一组：${oneOf.join('；')}`
    : `${always && `${always}, and `}one of these: ${oneOf.join('; ')}`;
}

function isEmptyAndRequired(field: DriverField): boolean {
  return field.required === true && field.default === undefined && !field.builtIn;
}

/** The shared options a driver's form shows. */
export function commonFieldsOf(facts: Facts, driver: Driver): CommonField[] {
  const has = (flag: Driver['flags'][number]) => driver.flags.includes(flag);
  const served = has('only_proxy') || has('only_local');
  const shown = {
    cached: !has('no_cache'),
    redirectable: !served,
    served,
    proxy_range: has('proxy_range') && !served,
    local_sort: has('local_sort'),
  };
  return facts.common.fields.filter(({ shownWhen }) => !shownWhen || shown[shownWhen]);
}

function sharedOptions(facts: Facts, driver: Driver, language: Language): string {
  const page = `${localeHome[language]}guide/drivers/common.html`;
  const names = commonFieldsOf(facts, driver).map(
    ({ id, name }) => `[\`${name}\`](${page}#${commonAnchor(id)})`,
  );
  return language === 'zh'
    ? `表单里还有这些所有存储共有的选项：${names.join('、')}。`
    : `The form also has these options, which mean the same for every storage: ${names.join(', ')}.`;
}

function apiCall(facts: Facts, driver: Driver, language: Language): string {
  const needed = facts.meanings.drivers.get(driver.name)?.needs?.[0] ?? [];
  const addition = Object.fromEntries(
    driver.fields
      .filter(
        (field) =>
          field.required || field.builtIn || field.default !== undefined || needed.includes(field.name),
      )
      .map((field) => [field.name, needed.includes(field.name) ? `<${field.name}>` : sample(field)]),
  );
  const storage = {
    mount_path: `/${driver.page.toLowerCase()}`,
    driver: driver.name,
    ...Object.fromEntries(
      commonFieldsOf(facts, driver)
        .filter((field) => field.default !== undefined)
        .map((field) => [field.name, sample(field)]),
    ),
    addition: JSON.stringify(addition),
  };
  const intro =
    language === 'zh'
      ? '把这段 JSON 发给 [`POST /api/admin/storage/create`](/zh/guide/api/admin/storage.html)，`<…>` 换成你的值。`addition` 是字符串形式的 JSON；没有写进去的字段为空，不会取表单的默认值。'
      : 'Send this to [`POST /api/admin/storage/create`](/guide/api/admin/storage.html), with your own values for `<…>`. `addition` is JSON inside a string; a field left out of it is empty and does not take the default of the form.';
  return `${intro}\n\n\`\`\`json\n${JSON.stringify(storage, null, 2)}\n\`\`\``;
}

function sample(field: Pick<DriverField, 'name' | 'type' | 'default'>): string | number | boolean {
  if (field.type === 'bool') return field.default === 'true';
  if (field.default === undefined)
    return field.type === 'number' || field.type === 'float' ? 0 : `<${field.name}>`;
  return field.type === 'number' || field.type === 'float' ? Number(field.default) : field.default;
}
