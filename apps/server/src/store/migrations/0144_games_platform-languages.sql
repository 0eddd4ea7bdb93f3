-- Pages of both platforms have all languages. A list that was changed stays.
update game_platform set language = '[{"label": "简体中文", "value": "zhCn"}, {"label": "English", "value": "enUs"}, {"label": "繁體中文", "value": "zhTw"}, {"label": "Tiếng Việt", "value": "viVn"}, {"label": "ไทย", "value": "thTh"}, {"label": "Bahasa Indonesia", "value": "idId"}, {"label": "Português", "value": "ptBr"}]'
where (id = 'aurora' and language = '[{"label": "简体中文", "value": "zhCn"}, {"label": "English", "value": "enUs"}, {"label": "Tiếng Việt", "value": "viVn"}]')
   or (id = 'harbor' and language = '[{"label": "简体中文", "value": "zhCn"}, {"label": "English", "value": "enUs"}]');
