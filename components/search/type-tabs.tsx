import type { TypeTab } from '@/lib/search/result-page';
import styles from './type-tabs.module.css';

interface TypeTabsProps {
  tabs: readonly TypeTab[];
  /** names of the ticked ones; null for all */
  chosen: readonly string[] | null;
  onChoose: (chosen: string[]) => void;
}

/** The types of what was found, each to be ticked or not; the first one ticks or clears them all. */
export function TypeTabs({ tabs, chosen, onChoose }: TypeTabsProps) {
  const all = tabs.map(({ name }) => name);
  const ticked = chosen ?? all;
  const areAll = all.every((name) => ticked.includes(name));
  const toggled = (name: string) =>
    ticked.includes(name) ? ticked.filter((other) => other !== name) : [...ticked, name];
  return (
    <div role="group" aria-label="内容类型" className={styles.root} data-all={areAll || undefined} data-strip="">
      <TypeChip isTicked={areAll} label="全部" onToggle={() => onChoose(areAll ? [] : all)} />
      {tabs.map(({ name, label, count }) => (
        <TypeChip
          key={name}
          isTicked={ticked.includes(name)}
          label={label}
          count={count}
          onToggle={() => onChoose(all.filter((other) => toggled(name).includes(other)))}
        />
      ))}
    </div>
  );
}

/** In front of what is chosen. */
export function Tick() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="M4.5 10.5l3.5 3.5 7.5-8" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

interface TypeChipProps {
  isTicked: boolean;
  label: string;
  count?: number;
  onToggle: () => void;
}

function TypeChip({ isTicked, label, count, onToggle }: TypeChipProps) {
  return (
    <button type="button" aria-pressed={isTicked} className={styles.chip} onClick={onToggle}>
      {isTicked && <Tick />}
      {label}
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
