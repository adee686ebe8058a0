import { paths } from '@/lib/paths';

/** Where no frame is around it. Short: it is sent with every page. */
export default function NotFound() {
  return (
    <main>
      <h1>没有找到这个页面</h1>
      <p>
        <a href={paths.home()}>回到首页</a>
      </p>
    </main>
  );
}
