import { cacheLife } from 'next/cache';
import { orEmpty } from '../content/reading/client';
import { getLinks } from '../content/links';
import type { ItemLink } from '../content/types';
import { ecosystemPath, paths } from '../paths';
import { site } from '../site';
import { getBuyerLinks } from './buyer-links';
import { getDataLinks } from './data-links';
import { getMenuNotes } from './menu-notes';

export interface MenuLink {
  href: string;
  label: string;
  /** what it is told by beside its name: a rate, weeks, how many */
  note?: string;
}

export interface Menu extends MenuLink {
  items: MenuLink[];
}

/** The header's menus in their order: a name and one number each, for they are on every page. What cannot be had is left out. */
export async function getMenus(): Promise<Menu[]> {
  'use cache';
  cacheLife('content');
  const [domains, features, modules, solutions, categories, notes] = await Promise.all([
    orEmpty('menu', getLinks('domain')),
    orEmpty('menu', getLinks('feature')),
    orEmpty('menu', getLinks('module')),
    orEmpty('menu', getLinks('solution')),
    orEmpty('menu', getLinks('ecosystem-category')),
    getMenuNotes(),
  ]);
  const links = (items: ItemLink[], path: (alias: string) => string) =>
    items.map(({ id, alias, title }) => ({ href: path(alias), label: title, note: notes[id] }));
  return [
    { href: paths.domains(), label: '应用领域', items: links(domains, paths.domain) },
    { href: paths.features(), label: '产品功能', items: links(features, paths.feature) },
    { href: paths.modules(), label: '产品模块', items: links(modules, paths.module) },
    { href: paths.solutions(), label: '解决方案', items: links(solutions, paths.solution) },
    {
      href: paths.ecosystem(),
      label: '生态',
      items: [
        ...categories.map((category) => ({ href: ecosystemPath(category.alias), label: category.title })),
        { href: paths.whitePapers(), label: '白皮书' },
      ],
    },
    { href: paths.about(), label: '关于我们', items: [] },
  ];
}

/** What visitors come back for, beside the sections: on phones the menu has room for it. */
export async function getShortcuts(): Promise<MenuLink[]> {
  'use cache';
  cacheLife('content');
  return [
    { href: paths.compare(), label: '型号对比' },
    { href: paths.planner(), label: '实验室规划' },
    { href: paths.enquiryList(), label: '询价单' },
    ...(await getBuyerLinks(['purchase', 'faq'])),
    ...(await getDataLinks()).filter(({ href }) => href === paths.sampleData()),
  ];
}

/** The footer's links: our own pages, tutorials and docs outside. */
export async function getFooterGroups(): Promise<{ title: string; links: MenuLink[] }[]> {
  'use cache';
  cacheLife('content');
  return [
    {
      title: '产品',
      links: [
        { href: paths.features(), label: '产品功能' },
        { href: paths.modules(), label: '产品模块' },
        { href: paths.compare(), label: '型号对比' },
        { href: paths.solutions(), label: '解决方案' },
        { href: paths.planner(), label: '实验室规划' },
        { href: paths.domains(), label: '应用领域' },
        ...(await getBuyerLinks(['purchase'])),
      ],
    },
    {
      title: '生态',
      links: [
        { href: paths.cases(), label: '案例' },
        { href: paths.labs(), label: '实验室' },
        { href: paths.publications(), label: '论文' },
        { href: paths.whitePapers(), label: '白皮书' },
        { href: paths.techDocuments(), label: '技术文档' },
        { href: paths.trainings(), label: '培训' },
        { href: paths.customDevelopments(), label: '定制开发' },
      ],
    },
    {
      title: '资源',
      links: [
        ...(await getDataLinks()),
        { href: site.external.tutorials, label: '教程' },
        { href: site.external.docs, label: '使用文档' },
        { href: site.lab3dUrl, label: '3D实验室' },
      ],
    },
    {
      title: '关于',
      links: [
        { href: paths.about(), label: '关于我们' },
        { href: paths.contact(), label: '联系我们' },
        { href: paths.enquiryList(), label: '询价单' },
        ...(await getBuyerLinks(['it', 'faq'])),
        { href: paths.search(), label: '搜索' },
      ],
    },
  ];
}
