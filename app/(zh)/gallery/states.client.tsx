'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { OfficialAccountDialog } from '@/components/ui/official-account-dialog.client';
import { Select } from '@/components/ui/select.client';
import { TextField } from '@/components/ui/text-field.client';
import { ShareEntries } from '@/components/ui/share-entries.client';
import { ShareWidget } from '@/components/ui/share-widget.client';
import { Toast, type ToastNotice } from '@/components/ui/toast.client';
import { PICTURES } from './samples';

const FIELDS = ['驾驶', '航空', '医疗', '教育', '体育', '消费', '建筑', '轨道交通'].map((label) => ({
  value: label,
  label,
}));

export function SelectStates() {
  const [field, setField] = useState('');
  const [filter, setFilter] = useState('all');
  return (
    <>
      <Select label="研究领域" options={FIELDS} value={field} onChange={setField} />
      <Select label="筛选领域" options={FIELDS} value={filter} onChange={setFilter} allLabel="所有研究领域" />
      <Select
        label="已选领域"
        options={FIELDS}
        value="驾驶"
        onChange={setFilter}
        allLabel="所有研究领域"
        kind="filter"
      />
      <TextField label="姓名" name="Name" placeholder="姓名*" maxLength={50} />
      <TextField
        label="电话"
        name="Telphone"
        placeholder="电话*"
        maxLength={30}
        error="请填写正确信息"
        defaultValue="1381234"
      />
      <TextField label="留言" name="Content" maxLength={5000} multiline rows={3} />
      <Select label="固定领域" options={FIELDS} value="航空" onChange={setField} disabled />
    </>
  );
}

const DIALOGS = {
  普通: {},
  全屏: { layout: 'fullscreen' },
  底部: { layout: 'sheet' },
  不许关闭: { closable: false },
} as const;

export function DialogStates() {
  const [open, setOpen] = useState<keyof typeof DIALOGS | '公众号' | null>(null);
  const close = () => setOpen(null);
  const kind = open !== null && open !== '公众号' ? open : '普通';
  return (
    <>
      {[...(Object.keys(DIALOGS) as (keyof typeof DIALOGS)[]), '公众号' as const].map((name) => (
        <Button key={name} kind="secondary" onClick={() => setOpen(name)}>
          {name}对话框
        </Button>
      ))}
      <Dialog
        {...DIALOGS[kind]}
        open={open !== null && open !== '公众号'}
        onOk={close}
        onCancel={close}
        onClose={close}
      >
        <p>这里是内容。</p>
      </Dialog>
      <OfficialAccountDialog open={open === '公众号'} picture={PICTURES[0]} onClose={close} />
    </>
  );
}

export function ToastStates() {
  const [notice, setNotice] = useState<ToastNotice | null>(null);
  return (
    <>
      <Button onClick={() => setNotice({ type: 'successful', text: '已复制链接', timeout: 3000 })}>成功的提示</Button>
      <Button onClick={() => setNotice({ type: 'failed' })}>失败的提示</Button>
      <Button disabled>不可用</Button>
      <Toast notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}

export function ShareStates() {
  const [open, setOpen] = useState(false);
  const entries = ['微信好友', '朋友圈', '微博', 'QQ 好友'].map((label) => ({ key: label, label, href: '#dialogs' }));
  return (
    <ShareWidget open={open} onToggle={setOpen}>
      <p>条目上面可以有别的，例如二维码。</p>
      <ShareEntries entries={entries} onDone={() => setOpen(false)} />
    </ShareWidget>
  );
}
