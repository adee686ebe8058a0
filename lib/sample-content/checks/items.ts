import type { ContentFolder } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import { TYPE_KEYS } from '../../content-service/content-types';
import { textsOf } from './wording';
import type { World } from './world';

/** Every item says of itself what the world's facts say of it. @returns one line per breach */
export function checkItems(folder: ContentFolder, world: World): string[] {
  return [
    ...checkPresence(folder, world),
    ...checkProducts(folder, world),
    ...checkCases(folder, world),
    ...checkLabs(folder, world),
    ...checkModels(folder, world),
    ...world.customers
      .filter(({ alias }) => ![...world.cases, ...world.labs].some(({ customer }) => customer === alias))
      .map(({ alias }) => `customer/${alias}.yaml 没有案例，也没有实验室`),
  ];
}

/** Everything the facts name exists under its name, and nothing else does. */
function checkPresence(folder: ContentFolder, world: World): string[] {
  const expected = {
    domain: world.domains,
    module: world.modules,
    solution: world.solutions,
    feature: world.features,
    customer: world.customers,
    lab: world.labs,
    case: world.cases.map(({ alias, title }) => ({ alias, name: title })),
    product: world.modules.flatMap(({ versions }) => versions.map(({ alias, model }) => ({ alias, name: model }))),
  } as const;
  return Object.entries(expected).flatMap(([type, entries]) => {
    const items = folder.list(type as keyof typeof expected);
    const known = new Map(entries.map(({ alias, name }) => [alias, name]));
    return [
      ...entries
        .filter(({ alias }) => !items.some((item) => item.alias === alias))
        .map(({ alias }) => `${type}/${alias}.yaml 事实表里有，文件没有`),
      ...items.flatMap((item) => {
        const name = known.get(item.alias);
        if (name === undefined) return [`${nameOf(item)} 事实表里没有`];
        return item.data.displayText === name ? [] : [`${nameOf(item)} displayText 事实表里是“${name}”`];
      }),
    ];
  });
}

function checkProducts(folder: ContentFolder, world: World): string[] {
  return world.modules.flatMap((module) =>
    module.versions.flatMap((version) => {
      const item = folder.find('product', version.alias);
      if (!item) return [];
      const rows = (item.data.parameters ?? []) as { name: string; value: string }[];
      const sampling = rows.find(({ name }) => /采样率|帧率|刷新率/.test(name))?.value ?? '';
      const stated =
        sampling
          .replace(/,/g, '')
          .match(/\d+(\.\d+)?/g)
          ?.map(Number) ?? [];
      return [
        ...differs(item, 'module', item.data.module, module.alias),
        ...differs(item, 'publishedUtc', item.publishedUtc.slice(0, 7), version.released),
        ...(stated.length > 0 && !stated.includes(version.sampling)
          ? [`${nameOf(item)} parameters 采样率应当是 ${version.sampling} Hz，写的是 ${sampling}`]
          : []),
      ];
    }),
  );
}

function checkCases(folder: ContentFolder, world: World): string[] {
  const versions = new Map(
    world.modules.flatMap((module) =>
      module.versions.map((version) => [version.alias, { ...version, module: module.alias }]),
    ),
  );
  return world.cases.flatMap((fact) => {
    const item = folder.find('case', fact.alias);
    if (!item) return [];
    const used = fact.versions.map((alias) => versions.get(alias));
    const modules = [...new Set(used.map((version) => version?.module))];
    const customer = world.customers.find(({ alias }) => alias === fact.customer)?.name;
    const linked = typeof item.data.linkUrl === 'string';
    const body = `${item.data.introduction}${item.data.description}`.replace(/\s/g, '');
    return [
      ...differs(item, 'customerName', item.data.customerName, customer),
      ...differs(item, 'buildDate', item.data.buildDate, fact.built),
      ...differs(item, 'publishedUtc', item.publishedUtc.slice(0, 10), fact.date),
      ...differs(item, 'domains', sorted(item.data.domains), sorted(fact.domains)),
      ...differs(item, 'solutions', sorted(item.data.solutions), sorted(fact.solutions)),
      ...differs(item, 'products', sorted(item.data.products), sorted(fact.versions)),
      ...differs(item, 'modules', sorted(item.data.modules), sorted(modules)),
      ...(linked || new RegExp(`(^|\\D)${fact.n}(名|人|位|个|组|支)`).test(body)
        ? []
        : [`${nameOf(item)} description 没有写人数 ${fact.n}`]),
      ...used
        .filter((version) => version && version.released > fact.built.slice(0, 7))
        .map((version) => `${nameOf(item)} products ${version?.model} 在 ${version?.released} 才有`),
    ];
  });
}

function checkLabs(folder: ContentFolder, world: World): string[] {
  return world.labs.flatMap((fact) => {
    const item = folder.find('lab', fact.alias);
    if (!item) return [];
    const customer = world.customers.find(({ alias }) => alias === fact.customer)?.name;
    return [
      ...differs(item, 'customerName', item.data.customerName, customer),
      ...differs(item, 'buildDate', item.data.buildDate, fact.built),
      ...differs(item, 'domains', sorted(item.data.domains), sorted(fact.domains)),
      ...differs(item, 'modules', sorted(item.data.modules), sorted(fact.modules)),
      ...differs(item, 'area', item.data.area, fact.area),
      ...differs(item, 'year', item.data.year, Number(fact.built.slice(0, 4))),
    ];
  });
}

/** Model numbers in texts exist, and a rate right behind one is the model's own. */
function checkModels(folder: ContentFolder, world: World): string[] {
  const models = new Map(world.modules.flatMap(({ versions }) => versions.map((version) => [version.model, version])));
  return TYPE_KEYS.flatMap((type) => folder.list(type)).flatMap((item) =>
    textsOf(item).flatMap(({ field, text }) => {
      const found = [...text.matchAll(/HZ-[A-Za-z0-9]+(?: Pro| Go)?/g)].map(([model]) => model);
      const unknown = found
        .filter((model) => !models.has(model))
        .map((model) => `${nameOf(item)} ${field} 没有型号 ${model}`);
      const rates = [...text.matchAll(/(HZ-[A-Za-z0-9]+(?: Pro| Go)?)[^，。；、|\nHZ]{0,12}?([\d,]+) Hz/g)];
      const wrong = rates.filter(([, model, rate]) => {
        const version = models.get(model);
        return version && Number(rate.replace(/,/g, '')) !== version.sampling;
      });
      return [...unknown, ...wrong.map(([words]) => `${nameOf(item)} ${field} 采样率与事实表不符：${words}`)];
    }),
  );
}

function differs(item: Item, field: string, actual: unknown, expected: unknown): string[] {
  const same = JSON.stringify(actual ?? null) === JSON.stringify(expected ?? null);
  return same
    ? []
    : [`${nameOf(item)} ${field} 事实表里是 ${JSON.stringify(expected)}，写的是 ${JSON.stringify(actual)}`];
}

function sorted(list: unknown): unknown[] {
  return Array.isArray(list) ? [...list].sort() : [];
}

function nameOf(item: Item): string {
  return `${item.type}/${item.alias}.yaml`;
}
