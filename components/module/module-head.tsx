import type { Module } from '@/lib/content/module';
import { LONG_TITLE } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { withUnit } from '@/lib/text';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button-link';
import { FactList } from '../ui/fact-list';
import { BreakableTitle } from '../ui/breakable-title';
import { LeadPicture } from '../ui/lead-picture';
import { NoBreakText } from '../ui/no-break-text';
import styles from './module-head.module.css';

interface ModuleHeadProps {
  module: Module;
  action: { href: string; label: string };
}

/** First screen of a module: the device itself on its own background, what it measures, three figures on the lower edge. */
export function ModuleHead({ module, action }: ModuleHeadProps) {
  const { title, englishName, introduction, facts } = module;
  const picture = module.image ?? module.headerImage;
  return (
    <header className={styles.root}>
      {picture && (
        <div className={styles.picture}>
          <LeadPicture picture={picture} sizes="(max-width: 768px) 100vw, 900px" />
        </div>
      )}
      <div className={styles.inner}>
        <Breadcrumbs crumbs={[{ href: paths.modules(), label: '产品模块' }]} />
        <h1 data-long={title.length > LONG_TITLE || undefined}>
          <BreakableTitle>{title}</BreakableTitle>
        </h1>
        {englishName && (
          <p lang="en" className={styles.english}>
            {englishName}
          </p>
        )}
        {introduction && (
          <p className={styles.introduction}>
            <NoBreakText>{introduction}</NoBreakText>
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          <ButtonLink href={paths.section('versions')} kind="secondary">
            看型号
          </ButtonLink>
        </div>
        <div className={styles.facts}>
          <FactList
            layout="numbers"
            facts={facts.map(({ name, value, unit }) => ({ label: name, value: withUnit(value, unit) }))}
          />
        </div>
      </div>
    </header>
  );
}
