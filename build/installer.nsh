; Included by electron-builder's NSIS script (nsis.include). Data of the client stays unless the person says otherwise;
; an update runs the old uninstaller too and must never ask or delete.

; Languages by their Windows ids: this file is read before the installer names them.
!ifdef BUILD_UNINSTALLER
LangString SeaportRemoveData 1033 "Also delete Seaport's data on this computer (sign-ins, journal, logs)? This cannot be undone."
LangString SeaportRemoveData 2052 "是否同时删除本机上的 Seaport 数据（登录信息、任务日志、运行日志）？此操作无法撤销。"
LangString SeaportRemoveData 1028 "是否一併刪除這部電腦上的 Seaport 資料（登入資料、任務紀錄、執行紀錄）？此操作無法復原。"
LangString SeaportRemoveData 1066 "Xóa cả dữ liệu của Seaport trên máy này (đăng nhập, nhật ký tác vụ, nhật ký chạy)? Không thể hoàn tác."
!endif

!macro customUnInstall
  ${ifNot} ${isUpdated}
    ${ifNot} ${Silent}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(SeaportRemoveData)" IDNO seaport_keep_data
      SetShellVarContext current
      RMDir /r "$APPDATA\${PRODUCT_NAME}"
      seaport_keep_data:
    ${endIf}
  ${endIf}
!macroend
