import type { Menu, MenuLink } from '@/lib/pages/navigation';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ButtonLink } from '../ui/button-link';
import { PageLink } from '../ui/page-link';
import { HeaderMenu } from './header-menu';
import { HeaderSearch } from './header-search.client';
import { HeaderShell } from './header-shell.client';
import { KeptMarks } from './kept-marks.client';
import { SiteMark } from './site-mark';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  menus: Menu[];
  /** on phones only */
  shortcuts: MenuLink[];
}

/** The bar at the top of every page: menus, search, external links. */
export function SiteHeader({ menus, shortcuts }: SiteHeaderProps) {
  const brand = (
    <PageLink href={paths.home()} className={styles.brand}>
      <SiteMark />
      {site.shortName}
      <span>人因研究云平台</span>
    </PageLink>
  );
  return (
    <HeaderShell brand={brand} marks={<KeptMarks />}>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li key={menu.href}>
            <HeaderMenu menu={menu} />
          </li>
        ))}
      </ul>
      <HeaderSearch href={paths.search()} />
      <a
        href={site.external.resourceCenter}
        data-entry={site.external.resourceCenter}
        target="_blank"
        rel="noopener"
        className={styles.outside}
      >
        资源中心
      </a>
      <a href={site.lab3dUrl} data-entry={site.lab3dUrl} target="_blank" rel="noopener" className={styles.outside}>
        3D实验室
      </a>
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ href, label }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.contact}>
        <a href={`tel:${site.phone}`}>{site.phone}</a>
        <ButtonLink href={paths.contact()}>联系我们</ButtonLink>
      </p>
    </HeaderShell>
  );
}
