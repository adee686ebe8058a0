import Link from 'next/link';
import type { Menu } from '@/lib/navigation';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { HeaderMenu } from './header-menu';
import styles from './site-header.module.css';

/** The bar at the top of every page: menus in the order of PRODUCT.md, search, external links. */
export function SiteHeader({ menus }: { menus: Menu[] }) {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <Link href={paths.home()} className={styles.brand}>
          {site.shortName}
          <span>人因研究云平台</span>
        </Link>
        <details className={styles.collapsed}>
          <summary>菜单</summary>
          <HeaderNav menus={menus} />
        </details>
        <HeaderNav menus={menus} />
      </div>
    </header>
  );
}

function HeaderNav({ menus }: { menus: Menu[] }) {
  return (
    <nav aria-label="主菜单" className={styles.nav}>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li key={menu.href}>
            <HeaderMenu menu={menu} />
          </li>
        ))}
      </ul>
      <form action={paths.search()} role="search" aria-label="站内搜索" className={styles.search}>
        <input type="search" name="text" aria-label="搜索" placeholder="搜索" maxLength={64} required />
        <button type="submit">搜索</button>
      </form>
      <a href={site.external.resourceCenter} target="_blank" rel="noopener">
        资源中心
      </a>
      <a href={site.lab3dUrl} target="_blank" rel="noopener">
        3D 实验室
      </a>
    </nav>
  );
}
