/** As little as Next can serve: what a page costs before the site has put anything into it. */
export default function BarePage() {
  return (
    <main>
      <h1>Next 的空页面</h1>
      <p>只有一个标题和一段文字。</p>
    </main>
  );
}
