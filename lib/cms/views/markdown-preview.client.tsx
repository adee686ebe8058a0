'use client';

import { Button, useField } from '@payloadcms/ui';
import { useState } from 'react';

/** Below a Markdown field: what is written there now, as the site sets it. */
export function MarkdownPreview({ path }: { path: string }) {
  const { value } = useField<string>({ path });
  const [shown, setShown] = useState<{ html?: string; problem?: string }>({});
  const show = async () => {
    try {
      const response = await fetch('/cms-api/rendered-text', { method: 'POST', body: value ?? '' });
      setShown(response.ok ? { html: await response.text() } : { problem: `没有显示成（${response.status}）` });
    } catch {
      setShown({ problem: '没有显示成：网络不通，或者服务器停着' });
    }
  };
  return (
    <div>
      <Button buttonStyle="secondary" size="small" onClick={() => void show()}>
        {shown.html ? '再看一次' : '看网站上的样子'}
      </Button>
      {shown.html && (
        <Button buttonStyle="none" size="small" onClick={() => setShown({})}>
          收起
        </Button>
      )}
      {shown.problem && <p role="alert">{shown.problem}</p>}
      {shown.html && <iframe title="网站上的样子" sandbox="" srcDoc={shown.html} style={FRAME} />}
    </div>
  );
}

const FRAME = {
  width: '100%',
  height: '28rem',
  resize: 'vertical',
  border: '1px solid var(--theme-elevation-150)',
  background: '#fff',
} as const;
