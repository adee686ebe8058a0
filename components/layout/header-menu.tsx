import type { Menu } from '@/lib/pages/navigation';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { MenuDisclosure } from './menu-disclosure.client';
import styles from './header-menu.module.css';

/** One entry of the main menu: a link, and what lies below it. */
export function HeaderMenu({ menu }: { menu: Menu }) {
  return (
    <MenuDisclosure href={menu.href} label={menu.label}>
      {menu.items.length > 0 && (
        <ul className={styles.list}>
          {menu.items.map((item) => (
            <li key={item.href} className={cover.area}>
              <CoverLink href={item.href}>{item.label}</CoverLink>
              {item.note && <small>{item.note}</small>}
            </li>
          ))}
        </ul>
      )}
    </MenuDisclosure>
  );
}
