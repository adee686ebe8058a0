import type { SharedPage } from '@/lib/share/card-warnings';
import { site } from '@/lib/site';
import styles from './card-looks.module.css';

const THEMES = { light: '浅色', dark: '深色' };

/** A page as a chat card, a moments entry, a Weibo post and a QQ card: about as these services draw them. */
export function CardLooks({ card, theme }: { card: SharedPage; theme: 'light' | 'dark' }) {
  const small = <Thumbnail src={card.square?.src ?? card.picture?.src} />;
  return (
    <section className={styles.root} data-theme={theme} aria-label={`${THEMES[theme]}的样子`}>
      <h2>{THEMES[theme]}</h2>
      <h3>微信聊天</h3>
      <div className={styles.chat}>
        <p className={styles.title}>{card.title}</p>
        <p className={styles.text}>{card.description}</p>
        {small}
      </div>
      <h3>朋友圈</h3>
      <div className={styles.moments}>
        {small}
        <p className={styles.title}>{card.title}</p>
      </div>
      <h3>微博</h3>
      <div className={styles.weibo}>
        <p>
          {card.title}：{card.description}
        </p>
        {card.picture && <Thumbnail src={card.picture.src} isWide />}
      </div>
      <h3>QQ</h3>
      <div className={styles.chat}>
        <p className={styles.title}>{card.title}</p>
        <p className={styles.text}>{card.description}</p>
        {small}
        <p className={styles.source}>{site.name}</p>
      </div>
    </section>
  );
}

/** The very file that is sent, not one made for this page. */
function Thumbnail({ src, isWide }: { src?: string; isWide?: boolean }) {
  if (!src) return <span className={styles.nothing} />;
  // eslint-disable-next-line @next/next/no-img-element -- what is shown is what they will fetch
  return <img src={src} alt="" className={isWide ? styles.wide : styles.small} />;
}
